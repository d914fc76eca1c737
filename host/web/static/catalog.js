// The files on a DOS 3.3 disk: what a player calls saved battles.
"use strict";

Grog.catalog = (() => {
  const VTOC = [17, 0], ENTRY = 35, FIRST = 11, MOST_SECTORS = 560;
  const place = ([track, sector]) => (track * 16 + sector) * 256;
  const inside = ([track, sector]) => track > 0 && track < 35 && sector < 16;

  // Sectors that follow each other by their first link bytes, no more than a disk has.
  function* chain(bytes, first) {
    let at = first;
    for (let n = 0; n < MOST_SECTORS && inside(at); n++) {
      yield at;
      at = [bytes[place(at) + 1], bytes[place(at) + 2]];
    }
  }

  function entries(bytes) {
    const found = [], vtoc = place(VTOC);
    for (const sector of chain(bytes, [bytes[vtoc + 1], bytes[vtoc + 2]])) {
      for (let at = place(sector) + FIRST; at + ENTRY <= place(sector) + 256; at += ENTRY) {
        if (!bytes[at] || bytes[at] === 255) continue;
        const letters = bytes.subarray(at + 3, at + 33);
        const name = String.fromCharCode(...letters.map((c) => c & 127)).trim();
        found.push({ name, at, list: [bytes[at], bytes[at + 1]] });
      }
    }
    return found;
  }

  // Every sector of a file: its track and sector lists, and what they name.
  function sectors(bytes, entry) {
    const found = [];
    for (const list of chain(bytes, entry.list)) {
      found.push(list);
      for (let at = place(list) + 12; at < place(list) + 256; at += 2) {
        const sector = [bytes[at], bytes[at + 1]];
        if (inside(sector)) found.push(sector);
      }
    }
    return found;
  }

  // A number that changes when what is in a file does.
  function digest(bytes, entry) {
    const parts = sectors(bytes, entry).map((s) => bytes.subarray(place(s), place(s) + 256));
    return Grog.pack.crc32(parts);
  }

  // The same disk with just one file on it; what belonged to others is empty and free.
  function only(bytes, name) {
    const out = new Uint8Array(bytes.length), vtoc = place(VTOC);
    const wanted = entries(bytes).find((entry) => entry.name === name);
    out.set(bytes.subarray(vtoc, vtoc + 4096), vtoc); // the catalog's track
    for (const entry of entries(bytes)) {
      if (entry.name === name) continue;
      out.fill(0, entry.at, entry.at + ENTRY);
      for (const [track, sector] of sectors(bytes, entry)) {
        const map = vtoc + 0x38 + 4 * track;
        out[map + (sector < 8 ? 1 : 0)] |= 1 << (sector & 7);
      }
    }
    for (const sector of sectors(bytes, wanted)) {
      out.set(bytes.subarray(place(sector), place(sector) + 256), place(sector));
    }
    // an entry that was never used ends a catalog: the one that stays must stand first
    const entry = bytes.slice(wanted.at, wanted.at + ENTRY);
    const first = place([bytes[vtoc + 1], bytes[vtoc + 2]]) + FIRST;
    out.fill(0, wanted.at, wanted.at + ENTRY);
    out.set(entry, first);
    return out;
  }

  return { entries, digest, only };
})();
