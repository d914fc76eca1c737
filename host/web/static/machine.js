// The machine: the buffer that emu/layout.py describes, in the memory of the compiled core.
// Numbers of the layout come with the core, so that they stand in one place only.
//
// Words have 64 bits. As BigInt they would be slow and awkward; all that is looked at here fits a
// double, so they are read and written as two halves.
"use strict";

Grog.Machine = class {
  static PAGE = 65536;
  static MAGIC = "GROGNARD";
  static STATE_VERSION = 2;
  static HEAD_BYTES = 24;

  // `core` is what core.js brings, unpacked: base, layout, machine (the buffer just after power-on),
  // modules; `room` bytes behind the buffer are for the picture.
  static async made(core, room) {
    const size = core.base + core.layout.SIZE + room;
    const pages = Math.ceil(size / Grog.Machine.PAGE);
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    const imports = { env: { __linear_memory: memory } };
    const ready = (bytes) => WebAssembly.instantiate(bytes, imports);
    const [run, draw] = await Promise.all([ready(core.core), ready(core.picture)]);
    return new Grog.Machine(core, memory, { ...run.instance.exports, ...draw.instance.exports });
  }

  constructor(core, memory, code) {
    this.L = core.layout;
    this.memory = memory;
    this.code = code;
    this.base = core.base; // where the buffer begins in the memory
    this.bytes = new Uint8Array(memory.buffer, this.base, this.L.SIZE);
    this.low = new Uint32Array(memory.buffer, this.base, this.L.SIZE >> 2);
    this.high = new Int32Array(memory.buffer, this.base, this.L.SIZE >> 2);
    this.fresh = core.machine;
    this.bytes.set(this.fresh);
    this.printed = "";
    this.drives = [1, 2].map((number) => new Grog.Drive(this, number));
  }

  get(index) { return this.high[2 * index + 1] * 4294967296 + this.low[2 * index]; }

  set(index, value) {
    this.low[2 * index] = value;
    this.high[2 * index + 1] = Math.floor(value / 4294967296);
  }

  get cycles() { return this.get(this.L.CYCLES); }

  // Power

  // As bought and switched on, both drives empty.
  begin() {
    this.bytes.set(this.fresh);
    this.printed = "";
  }

  // Off and on: disks stay in their drives, the stick in the game port, time goes on.
  reboot() {
    const { L } = this;
    const kept = [L.CYCLES, L.PRINTER_COUNT];
    for (let at = 0; at < 2 * L.DRIVE_WORDS; at++) kept.push(L.DRIVE + at);
    for (let at = 0; at < 4; at++) kept.push(L.PADDLES + at);
    kept.push(L.BUTTONS);
    const values = kept.map((index) => this.get(index));
    this.bytes.set(this.fresh.subarray(0, L.MEDIA));
    kept.forEach((index, number) => this.set(index, values[number]));
    this.set(L.CYCLES, this.cycles + 7); // RESET takes seven
    this.findTrack();
  }

  // The RESET key; see emu/power.py.
  reset() {
    const { L } = this;
    this.code.catch_up(this.base, this.base, BigInt(this.cycles));
    if (this.get(L.DISK_MOTOR)) this.set(L.DISK_OFF_AT, this.cycles + L.CPU_HZ);
    for (const index of [L.DISK_MOTOR, L.DISK_PHASES, L.DISK_Q6, L.DISK_Q7, L.DISK_DRIVE]) {
      this.set(index, 0);
    }
    this.findTrack();
    this.set(L.S, (this.get(L.S) - 3) & 255);
    this.set(L.P, this.get(L.P) | 0x34);
    this.set(L.CYCLES, this.cycles + 7);
    this.set(L.JAMMED, 0);
    this.set(L.NMI_EDGE, 0);
    this.set(L.PC, this.at(0xFFFC) + 256 * this.at(0xFFFD));
  }

  at(address) {
    const { L } = this;
    const plain = address < this.get(L.IO_BASE);
    return this.bytes[plain ? address : address + this.get(L.READ_MAP + (address >> 12))];
  }

  findTrack() { this.code.find_track(this.base, this.base); }

  // Time

  get jammed() { return Boolean(this.get(this.L.JAMMED)); }

  // Run to a cycle, to the end of an instruction; the event that stopped it earlier, else 0.
  runUntil(end) {
    const { L } = this;
    while (!this.jammed) {
      this.set(L.STOP, end);
      this.code.run();
      this.takePaper();
      const event = this.get(L.EVENT);
      if (event !== L.E_PRINTER && (event || this.cycles >= end)) return event;
    }
    return L.E_JAM;
  }

  // The core waits when the ring is full of what was printed: tell it that this was taken.
  takePaper() {
    const { L } = this;
    const count = this.get(L.PRINTER_COUNT);
    const taken = this.get(L.PRINTER_ROOM) - L.PRINTER_RING_SIZE;
    if (count === taken) return;
    for (let n = Math.max(taken, count - L.PRINTER_RING_SIZE); n < count; n++) {
      const c = this.bytes[L.PRINTER_RING + (n % L.PRINTER_RING_SIZE)] & 127;
      if (c === 13) this.printed += "\n";
      else if (c >= 32 && c < 127) this.printed += String.fromCharCode(c);
    }
    this.set(L.PRINTER_ROOM, count + L.PRINTER_RING_SIZE);
  }

  run(seconds) {
    const span = seconds * this.L.CPU_HZ;
    let whole = Math.round(span); // a half goes to the even number, as Python rounds
    if (whole - span === 0.5 && whole % 2) whole--;
    this.runUntil(this.cycles + whole);
  }

  // Keys

  get keyWaiting() { return Boolean(this.get(this.L.KEY) & 0x80); }

  key(code) { this.set(this.L.KEY, (code & 0x7F) | 0x80); }

  // Each key when the program has taken the one before, until all are taken.
  type(text, within = 10) {
    for (const char of text) {
      this.takeKey(within);
      this.key(char === "\n" ? 13 : char.toUpperCase().charCodeAt(0));
    }
    this.takeKey(within);
  }

  takeKey(within) {
    const { L } = this;
    const limit = this.cycles + within * L.CPU_HZ;
    this.set(L.STOP_ON, L.S_KEY);
    while (this.keyWaiting && this.cycles < limit && !this.jammed) this.runUntil(limit);
    this.set(L.STOP_ON, 0);
    if (this.keyWaiting) throw new Error(`key not taken within ${within} emulated seconds`);
  }

  // The stick: paddle 0-3 at 0-255, below 0 unplugged; button 0-2.
  paddle(number, position) {
    this.set(this.L.PADDLES + number, position < 0 ? this.L.UNPLUGGED : position);
  }

  button(number, held) {
    const bit = 1 << number, { BUTTONS } = this.L;
    this.set(BUTTONS, (this.get(BUTTONS) & ~bit) | (held ? bit : 0));
  }

  // States: the same files as those of the other ways to play

  slots() { return this.drives.map((drive) => this.get(drive.words + this.L.D_SLOTS)); }

  parts(slots) {
    const { L } = this;
    const media = slots.map((count, n) => [
      L.MEDIA + n * L.MEDIA_BYTES,
      L.MEDIA + n * L.MEDIA_BYTES + L.M_DATA + count * L.TRACK_BYTES,
    ]);
    return [[0, L.MEDIA], ...media, [L.STATE_END, L.SAVE_END]];
  }

  views(slots) { return this.parts(slots).map(([from, to]) => this.bytes.subarray(from, to)); }

  hash() {
    const slots = this.slots().map((count) => Math.max(this.L.HASHED_SLOTS, count));
    return Grog.pack.sha256(this.views(slots).slice(0, -1));
  }

  save() {
    const views = this.views(this.slots());
    const size = views.reduce((sum, view) => sum + view.length, 0);
    const blob = new Uint8Array(Grog.Machine.HEAD_BYTES + size);
    blob.set(new TextEncoder().encode(Grog.Machine.MAGIC));
    const head = new DataView(blob.buffer);
    head.setUint32(8, Grog.Machine.STATE_VERSION, true);
    head.setUint32(12, size, true);
    head.setUint32(16, Grog.pack.crc32(views), true);
    let at = Grog.Machine.HEAD_BYTES;
    for (const view of views) {
      blob.set(view, at);
      at += view.length;
    }
    return blob;
  }

  // Throws, and has changed nothing, where it is no whole state. Its numbers are not looked at one
  // by one: a wild one ends in a trap of the sandbox that this code runs in, and nowhere else.
  load(blob) {
    const { L } = this;
    const head = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
    const first = Grog.Machine.HEAD_BYTES;
    const magic = new TextDecoder().decode(blob.subarray(0, 8));
    if (magic !== Grog.Machine.MAGIC || blob.length < first + L.MEDIA) {
      throw new Error("this is no saved state");
    }
    if (head.getUint32(8, true) !== Grog.Machine.STATE_VERSION) {
      throw new Error("the saved state is of another version");
    }
    const slots = this.drives.map((d) => head.getUint32(first + 8 * (d.words + L.D_SLOTS), true));
    const body = blob.subarray(first);
    const parts = this.parts(slots);
    const size = parts.reduce((sum, [from, to]) => sum + to - from, 0);
    const sound = slots.every((count) => count <= L.SLOTS) && size === body.length;
    if (!sound || Grog.pack.crc32([body]) !== head.getUint32(16, true)) {
      throw new Error("the saved state is damaged");
    }
    // the memory map holds places in the buffer: it is never taken from a state
    const map = [8 * L.READ_MAP, 8 * (L.READ_MAP + 32)];
    const mapped = this.bytes.slice(...map);
    this.bytes.fill(0, 0, L.SAVE_END);
    let at = 0;
    for (const [from, to] of parts) {
      this.bytes.set(body.subarray(at, at + to - from), from);
      at += to - from;
    }
    this.bytes.set(mapped, map[0]);
    this.code.map_card(this.base);
    this.findTrack();
    this.set(L.PRINTER_ROOM, this.get(L.PRINTER_COUNT) + L.PRINTER_RING_SIZE);
    this.set(L.RESUME, -1);
  }
};
