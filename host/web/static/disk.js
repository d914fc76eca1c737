// Disks: sectors to the bits of a track and back, as emu/formats/gcr.py does it, bit for bit; and
// the two drives.
"use strict";

Grog.gcr = (() => {
  const TRACKS = 35, SECTORS = 16, SECTOR = 256, BITS = 51024, TWOS = 86, FIELD = 343;
  const IMAGE = TRACKS * SECTORS * SECTOR;
  const ORDER = {
    dsk: [0, 7, 14, 6, 13, 5, 12, 4, 11, 3, 10, 2, 9, 1, 8, 15],
    po: [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15],
  };
  const VOLUME = 254;

  // The 64 nibbles by their rule: bit 7 set, two ones side by side below it, one pair of zeros at
  // most, neither AA nor D5.
  const NIBBLES = [];
  for (let byte = 0x80; byte < 0x100; byte++) {
    let zeros = ~byte & 0xFF;
    zeros &= zeros >> 1;
    const legal = byte & (byte << 1) & 0x7E && !(zeros & (zeros - 1));
    if (legal && byte !== 0xAA && byte !== 0xD5) NIBBLES.push(byte);
  }
  const VALUES = new Int16Array(256).fill(-1);
  NIBBLES.forEach((nibble, value) => { VALUES[nibble] = value; });
  const SWAP = [0, 2, 1, 3];

  function encodeSector(data) {
    const plain = new Uint8Array(FIELD + 1); // first and last are 0: each is sent against the next
    for (let i = 0; i < SECTOR; i++) {
      plain[1 + (i % TWOS)] |= SWAP[data[i] & 3] << (2 * Math.floor(i / TWOS));
      plain[1 + TWOS + i] = data[i] >> 2;
    }
    return Uint8Array.from({ length: FIELD }, (_, i) => NIBBLES[plain[i + 1] ^ plain[i]]);
  }

  // A track from its sectors as they come under the head; bits, eight a byte.
  function encodeTrack(sectors, track, volume = VOLUME) {
    const out = new Uint8Array(BITS / 8);
    let at = 0;
    const put = (byte, count) => {
      for (let bit = count - 1; bit >= 0; bit--, at++) {
        if ((byte >> bit) & 1) out[at >> 3] |= 128 >> (at & 7);
      }
    };
    const syncs = (count) => { for (let i = 0; i < count; i++) put(0x3FC, 10); };
    const bytes = (list) => { for (const byte of list) put(byte, 8); };
    syncs(8);
    sectors.forEach((data, number) => {
      syncs(22);
      bytes([0xD5, 0xAA, 0x96]);
      for (const value of [volume, track, number, volume ^ track ^ number]) {
        bytes([(value >> 1) | 0xAA, value | 0xAA]);
      }
      bytes([0xDE, 0xAA, 0xEB]);
      syncs(6);
      bytes([0xD5, 0xAA, 0xAD]);
      bytes(encodeSector(data));
      bytes([0xDE, 0xAA, 0xEB]);
    });
    return out;
  }

  // What the drive's register shows over some revolutions: zeros are skipped, a one and the seven
  // bits behind it are a nibble.
  function nibbles(bits, count, revolutions) {
    const found = [];
    const goal = Math.round(count * revolutions);
    const bit = (n) => { n %= count; return (bits[n >> 3] >> (7 - (n & 7))) & 1; };
    for (let at = 0; at < goal;) {
      if (!bit(at)) { at++; continue; }
      let byte = 0;
      for (let i = 0; i < 8; i++) byte = byte * 2 + bit(at++);
      found.push(byte);
    }
    return found;
  }

  function decodeSector(list, at) {
    const plain = [];
    let last = 0;
    for (let i = 0; i < FIELD; i++) {
      const value = VALUES[list[at + i]];
      if (value === undefined || value < 0) return null;
      last ^= value;
      plain.push(last);
    }
    if (last) return null;
    return Uint8Array.from({ length: SECTOR }, (_, i) => {
      const low = (plain[i % TWOS] >> (2 * Math.floor(i / TWOS))) & 3;
      return (plain[TWOS + i] << 2) | SWAP[low];
    });
  }

  // The sixteen sectors of a track as they come under the head, null for one that is not readable.
  function decodeTrack(bits, count, track) {
    let found = [];
    for (const revolutions of [1.25, 4]) {
      const list = nibbles(bits, count, revolutions);
      found = new Array(SECTORS).fill(null);
      const is = (at, third) => list[at] === 0xD5 && list[at + 1] === 0xAA && list[at + 2] === third;
      for (let at = 0; at < list.length; at++) {
        if (!is(at, 0x96)) continue;
        const [vol, trk, sector, check] = [3, 5, 7, 9].map(
          (i) => ((list[at + i] << 1) | 1) & list[at + i + 1],
        );
        if (vol ^ trk ^ sector ^ check || sector >= SECTORS || trk !== track) continue;
        let body = at + 11;
        while (body < list.length && !is(body, 0xAD) && !is(body, 0x96)) body++;
        if (is(body, 0xAD)) found[sector] = found[sector] || decodeSector(list, body + 3);
      }
      if (found.every(Boolean)) break;
    }
    return found;
  }

  return { TRACKS, SECTORS, SECTOR, BITS, IMAGE, ORDER, encodeTrack, decodeTrack };
})();

Grog.Drive = class {
  constructor(machine, number) {
    const { L } = machine;
    this.machine = machine;
    this.number = number;
    this.words = L.DRIVE + (number - 1) * L.DRIVE_WORDS;
    this.media = L.MEDIA + (number - 1) * L.MEDIA_BYTES;
    this.name = "";
    this.source = null; // the sectors it was made from, in DOS order
  }

  get inserted() { return Boolean(this.machine.get(this.words + this.machine.L.D_INSERTED)); }

  get writes() { return this.machine.get(this.words + this.machine.L.D_WRITES); }

  get spinning() {
    const { machine } = this, { L } = machine;
    if (machine.get(L.DISK_DRIVE) !== this.number - 1) return false;
    return machine.get(L.DISK_MOTOR) !== 0 || machine.get(L.DISK_OFF_AT) > machine.cycles;
  }

  // An image by its bytes; `kind` is its suffix. Throws for what is none.
  insert(name, bytes, { kind = "dsk", locked = false } = {}) {
    const disk = kind === "woz" ? Grog.Drive.fromWoz(bytes) : Grog.Drive.fromSectors(bytes, kind);
    this.eject();
    const { machine, media } = this, { L } = machine;
    machine.bytes.set(disk.map, media + L.M_MAP);
    disk.tracks.forEach(({ bits, count }, slot) => {
      machine.set(((media + L.M_BITS) >> 3) + slot, count);
      machine.bytes.set(bits, media + L.M_DATA + slot * L.TRACK_BYTES);
    });
    machine.set(this.words + L.D_SLOTS, disk.tracks.length);
    machine.set(this.words + L.D_INSERTED, 1);
    machine.set(this.words + L.D_PROTECTED, locked || disk.locked ? 1 : 0);
    this.name = name;
    this.source = disk.sectors;
    this.findTrack();
  }

  eject() {
    const { machine, media } = this, { L } = machine;
    machine.bytes.fill(0, media, media + L.MEDIA_BYTES);
    machine.bytes.fill(L.NO_TRACK, media + L.M_MAP, media + L.M_MAP + L.MAP_BYTES);
    for (const field of [L.D_INSERTED, L.D_PROTECTED, L.D_SLOTS, L.D_WRITES]) {
      machine.set(this.words + field, 0);
    }
    this.name = "";
    this.source = null;
    this.findTrack();
  }

  findTrack() {
    if (this.machine.get(this.machine.L.DISK_DRIVE) === this.number - 1) this.machine.findTrack();
  }

  // The disk as sectors in DOS order; null when empty. Throws where a track is not readable.
  image() {
    const { machine, media } = this, { L } = machine, { gcr } = Grog;
    if (!this.inserted) return null;
    const out = new Uint8Array(gcr.IMAGE);
    const track = gcr.SECTORS * gcr.SECTOR;
    const last = machine.bytes.subarray(media + L.M_MAP + 4 * gcr.TRACKS, media + L.M_MAP + L.MAP_BYTES);
    if (last.some((slot) => slot !== L.NO_TRACK && machine.bytes[media + L.M_DIRTY + slot])) {
      throw new Error("a .dsk has no room for what is behind track 34");
    }
    for (let number = 0; number < gcr.TRACKS; number++) {
      const slot = machine.bytes[media + L.M_MAP + 4 * number];
      if (slot === L.NO_TRACK) throw new Error(`nothing is recorded on track ${number}`);
      const from = number * track;
      if (this.source && !machine.bytes[media + L.M_DIRTY + slot]) {
        out.set(this.source.subarray(from, from + track), from);
        continue;
      }
      const count = machine.get(((media + L.M_BITS) >> 3) + slot);
      const at = media + L.M_DATA + slot * L.TRACK_BYTES;
      const bits = machine.bytes.subarray(at, at + L.TRACK_BYTES);
      gcr.decodeTrack(bits, count, number).forEach((data, physical) => {
        if (!data) throw new Error(`track ${number} is not readable`);
        out.set(data, from + gcr.ORDER.dsk[physical] * gcr.SECTOR);
      });
    }
    return out;
  }

  static fromSectors(bytes, kind) {
    const { gcr } = Grog, order = gcr.ORDER[kind === "do" ? "dsk" : kind];
    if (!order) throw new Error("it is no .dsk, .do, .po or .woz file");
    if (bytes.length !== gcr.IMAGE) {
      throw new Error(`${bytes.length} bytes found, expected ${gcr.IMAGE}`);
    }
    const tracks = [], sectors = new Uint8Array(gcr.IMAGE), map = new Uint8Array(160).fill(255);
    for (let track = 0; track < gcr.TRACKS; track++) {
      const place = (sector) => (track * gcr.SECTORS + sector) * gcr.SECTOR;
      const under = order.map((n) => bytes.subarray(place(n), place(n) + gcr.SECTOR));
      under.forEach((data, physical) => sectors.set(data, place(gcr.ORDER.dsk[physical])));
      tracks.push({ bits: gcr.encodeTrack(under, track), count: gcr.BITS });
      // a head hears a track from a quarter-track beside it too
      for (const near of [-1, 0, 1]) if (4 * track + near >= 0) map[4 * track + near] = track;
    }
    return { tracks, map, sectors, locked: false };
  }

  static fromWoz(bytes) {
    const text = (at, size) => String.fromCharCode(...bytes.subarray(at, at + size));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const version = text(0, 4);
    if (version !== "WOZ1" && version !== "WOZ2") throw new Error("it does not begin with WOZ");
    const chunks = {};
    for (let at = 12; at + 8 <= bytes.length;) {
      chunks[text(at, 4)] = at + 8;
      at += 8 + view.getUint32(at + 4, true);
    }
    const { INFO, TMAP, TRKS } = chunks;
    if (!INFO || !TMAP || !TRKS) throw new Error("its INFO, TMAP or TRKS is missing");
    const map = bytes.slice(TMAP, TMAP + 160), tracks = [];
    const used = Math.max(-1, ...Array.from(map).filter((slot) => slot < 160));
    for (let slot = 0; slot <= used; slot++) {
      let from, size, count;
      if (version === "WOZ1") {
        from = TRKS + slot * 6656;
        size = 6646;
        count = view.getUint16(from + 6648, true);
      } else {
        const at = TRKS + slot * 8;
        from = 512 * view.getUint16(at, true);
        size = 512 * view.getUint16(at + 2, true);
        count = view.getUint32(at + 4, true);
      }
      if (count > 8 * Math.min(size, 8320) || from + size > bytes.length) {
        throw new Error(`its track ${slot} is damaged`);
      }
      const bits = bytes.slice(from, from + ((count + 7) >> 3));
      tracks.push(count ? { bits, count } : { bits: new Uint8Array(1), count: 51024 });
    }
    return { tracks, map, sectors: null, locked: bytes[INFO + 2] === 1 };
  }
};
