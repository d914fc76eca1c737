// Bytes: base64, zlib's format, checksums. What a page may use everywhere is little: crypto.subtle
// is missing where a page comes over plain http, so SHA-256 is here.
"use strict";
const Grog = {}; // what the scripts of the page share, a name a script

Grog.pack = (() => {
  const fromBase64 = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

  function toBase64(bytes) {
    let text = "";
    for (let at = 0; at < bytes.length; at += 0x8000) {
      text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    }
    return btoa(text);
  }

  // For addresses: no character that a mail program would end a link at.
  const toLink = (bytes) =>
    toBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const fromLink = (text) => fromBase64(text.replace(/-/g, "+").replace(/_/g, "/"));

  // `most` bounds what comes out: what is unpacked here may have been sent by anybody.
  async function through(bytes, stream, most = Infinity) {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > most) {
        reader.cancel();
        throw new Error("more is packed in it than expected");
      }
      parts.push(value);
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
  const inflate = (bytes, most) => through(bytes, new DecompressionStream("deflate"), most);
  const deflate = (bytes) => through(bytes, new CompressionStream("deflate"));
  const unpacked = (text) => inflate(fromBase64(text));

  // The round constants are the fractions of cube roots of the first 64 primes, the start values
  // those of square roots of the first 8: 32 bits each, which a double holds exactly enough.
  const primes = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every((p) => n % p)) primes.push(n);
  }
  const fraction = (x) => ((x - Math.floor(x)) * 4294967296) | 0;
  const ROUND = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)));
  const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
  const turn = (x, n) => (x >>> n) | (x << (32 - n));

  function sha256(parts) {
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    const whole = new Uint8Array(((size + 72) >> 6) << 6);
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    whole[size] = 0x80;
    const view = new DataView(whole.buffer);
    view.setUint32(whole.length - 8, Math.floor(size / 0x20000000));
    view.setUint32(whole.length - 4, (size * 8) >>> 0);
    const w = new Int32Array(64);
    const state = Int32Array.from(START);
    for (let block = 0; block < whole.length; block += 64) {
      for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + 4 * i);
      for (let i = 16; i < 64; i++) {
        const x = w[i - 15], y = w[i - 2];
        const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
        w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
      }
      let [a, b, c, d, e, f, g, h] = state;
      for (let i = 0; i < 64; i++) {
        const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
        const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
        const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
        const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g; g = f; f = e; e = (d + t1) | 0;
        d = c; c = b; b = a; a = (t1 + t2) | 0;
      }
      [a, b, c, d, e, f, g, h].forEach((value, i) => { state[i] = (state[i] + value) | 0; });
    }
    return Array.from(state, (x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
  }

  const CRC = Int32Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? 0xEDB88320 ^ (n >>> 1) : n >>> 1;
    return n;
  });
  function crc32(parts) {
    let c = -1;
    for (const part of parts) {
      for (let i = 0; i < part.length; i++) c = CRC[(c ^ part[i]) & 255] ^ (c >>> 8);
    }
    return ~c >>> 0;
  }

  return { fromBase64, toBase64, toLink, fromLink, inflate, deflate, unpacked, sha256, crc32 };
})();

// What the build has made comes as scripts that call these: a page opened from a disk may load
// scripts beside it, and nothing else.
Grog.parts = (() => {
  const found = {};
  const waiting = {};
  const load = (source) => (waiting[source] ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = resolve;
    script.onerror = () => {
      delete waiting[source];
      reject(new Error(`${source} did not come: is there a network?`));
    };
    document.head.append(script);
  }));
  const take = (name) => (value) => { found[name] = value; };

  async function core() {
    await load("core.js");
    const { base, layout, machine, core: run, picture, looks, blank } = found.core;
    const parts = await Promise.all([machine, run, picture, blank].map(Grog.pack.unpacked));
    for (const look of Object.values(looks.looks)) {
      if (typeof look.colours === "string") look.colours = await Grog.pack.unpacked(look.colours);
    }
    const [fresh, code, painter, empty] = parts;
    return { base, layout, machine: fresh, core: code, picture: painter, looks, blank: empty };
  }

  async function game(name) {
    await load(`games/${name}.js`);
    const made = found[`game ${name}`];
    const packed = [made.disk, made.font, made.save].filter(Boolean);
    const [disk, font, save] = await Promise.all(packed.map(Grog.pack.unpacked));
    if (save) { // a serial number of its own, by which the game knows this disk again
      const own = crypto.getRandomValues(new Uint8Array(2));
      made.serial.forEach((at, n) => { save[at] = own[n & 1]; });
    }
    return { ...made, disk, font, save };
  }

  return {
    take: { core: take("core"), list: take("list"), game: (g) => take(`game ${g.name}`)(g) },
    list: () => found.list || [],
    core,
    game,
  };
})();
