// Time: the machine at its own pace, one picture of the screen after the other; and all that looks
// on: sound, disks to be kept, the way back.
"use strict";

Grog.Player = class {
  static LONGEST = 0.1; // seconds that are made up for after the page was away
  static EVERY = 1; // emulated seconds between two states to go back to
  static MOST = 300; // of them
  static LOADS = 60; // emulated seconds at most that a drive is at work without a rest

  constructor(machine, picture, sound, tell) {
    Object.assign(this, { machine, picture, sound, tell });
    this.paused = true;
    this.held = false; // a page lies over the screen
    this.warp = false;
    this.booting = 0; // cycle up to which the start goes fast while the drive turns
    this.rested = this.worked = 0; // cycles at which the drive was last seen at rest, at work
    this.keys = []; // struck, not yet in the machine
    this.onRest = []; // told when the text of the screen changed: after a picture, now and then
    this.key = ""; // of the SAVE disk in the storage; "" for none
    this.version = 0;
    this.kept = 0; // writes to it that the storage has
    this.keeping = null;
    this.said = false; // where SAVE disks are kept
    this.speed = 1;
    this.due = 0;
    this.last = 0;
    this.forget();
    const frame = (now) => {
      requestAnimationFrame(frame);
      this.frame(now / 1000);
    };
    requestAnimationFrame(frame);
  }

  get running() { return !this.paused && !this.held && !document.hidden; }

  frame(now) {
    const passed = Math.min(now - this.last, Grog.Player.LONGEST);
    this.last = now;
    if (!this.running) return;
    const hertz = this.machine.L.CPU_HZ;
    if (this.booting) this.booted();
    if (this.fast) {
      const until = performance.now() + 12;
      do {
        this.advance(hertz / 60);
        if (this.booting) this.booted();
      } while (performance.now() < until && this.fast && !this.machine.jammed);
      this.due = 0;
    } else {
      this.due = Math.min(this.due + passed * hertz * this.speed, Grog.Player.LONGEST * hertz);
      const before = this.machine.cycles;
      this.advance(this.due);
      this.due -= this.machine.cycles - before;
    }
    this.speed = this.sound.frame(this.fast);
    this.look();
    if (this.machine.jammed) this.stop("The program has stopped the processor; Restart begins anew.");
  }

  // Nobody waits for a drive: while it is at work time goes as fast as it can. A motor that a
  // program never switches off is left alone.
  get fast() {
    const { machine } = this, { L } = machine, { cycles } = machine;
    const works = machine.get(L.DISK_MOTOR) !== 0;
    if (works || cycles < this.worked) this.worked = cycles;
    if (!works || cycles < this.rested) this.rested = cycles;
    const loads = cycles - this.rested;
    return this.warp || this.booting > 0 || (loads > 0 && loads < Grog.Player.LOADS * L.CPU_HZ);
  }

  // Nor for a title: fast until the drive first rests, or a key is struck.
  boots(on = true) {
    this.booting = on ? this.machine.cycles + 15 * this.machine.L.CPU_HZ : 0;
  }

  booted() {
    const { machine } = this;
    const rests = machine.cycles > machine.L.CPU_HZ && !machine.get(machine.L.DISK_MOTOR);
    if (rests || this.keys.length || machine.cycles > this.booting) this.boots(false);
  }

  advance(cycles) {
    const { machine } = this;
    const end = machine.cycles + Math.floor(cycles);
    while (this.keys.length && !machine.keyWaiting) machine.key(this.keys.shift());
    machine.runUntil(end);
  }

  // After the machine has run: show it, keep what has to be kept.
  look() {
    const { machine } = this;
    this.picture.draw();
    this.keepDisk();
    if (machine.cycles >= this.mark) this.remember();
    for (const tell of this.onRest) tell();
  }

  strike(code) {
    if (this.keys.length < 4000) this.keys.push(code);
  }

  paste(text) {
    for (const char of text.replace(/\r\n?/g, "\n")) {
      const code = char === "\n" ? 13 : char.toUpperCase().charCodeAt(0);
      if (code === 13 || code === 27 || (code >= 32 && code < 127)) this.strike(code);
    }
  }

  pause(on = true) {
    this.paused = on;
    this.due = 0;
    this.sound.frame(true);
    if (on) this.keepDisk();
  }

  stop(text) {
    this.pause();
    this.tell(text);
  }

  // The SAVE disk into the storage, whole, once its motor has stopped.
  async keepDisk() {
    const drive = this.machine.drives[1], { key } = this;
    if (!key || this.keeping || drive.writes === this.kept || drive.spinning) return;
    const writes = drive.writes;
    this.kept = writes;
    try {
      const bytes = drive.image();
      this.keeping = Grog.storage.keepDisk(key, bytes, this.version);
      this.version = await this.keeping;
      if (!this.said) this.tell("The SAVE disk is kept in this browser; Disks downloads it.");
      this.said = true;
    } catch (error) {
      const lost = error instanceof Grog.Taken ? "another tab has written it" : error.message;
      this.tell(`The SAVE disk is not kept: ${lost}. Download it from Disks.`, true);
    } finally {
      this.keeping = null;
    }
  }

  // The way back: the machine's memory each second, the disks when they were written

  forget() {
    this.past = [];
    this.mark = 0;
    this.media = ["", "", null];
  }

  remember() {
    const { machine } = this, { L } = machine;
    this.mark = machine.cycles + Grog.Player.EVERY * L.CPU_HZ;
    const written = machine.drives.map((drive) => drive.writes).join();
    if (written !== this.media[0]) {
      this.media = [written, "", machine.drives.map(({ media, words }) =>
        machine.bytes.slice(media, media + L.M_DATA + machine.get(words + L.D_SLOTS) * L.TRACK_BYTES))];
    }
    const near = machine.bytes.slice(0, L.MEDIA);
    this.past.push({ cycles: machine.cycles, near, far: this.media[2], written });
    if (this.past.length > Grog.Player.MOST) this.past.shift();
  }

  // A second back, more when asked again; the seconds gone.
  back() {
    const { machine } = this, { L } = machine, now = machine.cycles;
    let kept = this.past.pop();
    while (kept && now - kept.cycles < L.CPU_HZ / 2 && this.past.length) kept = this.past.pop();
    if (!kept) return 0;
    const written = machine.drives.map((drive) => drive.writes).join();
    machine.bytes.set(kept.near);
    if (written !== kept.written) {
      kept.far.forEach((part, n) => machine.bytes.set(part, machine.drives[n].media));
      this.kept = -1; // the disk is another one again
    }
    machine.set(L.PRINTER_ROOM, machine.get(L.PRINTER_COUNT) + L.PRINTER_RING_SIZE);
    this.changed();
    if (!this.past.length) this.past.push(kept);
    return (now - kept.cycles) / L.CPU_HZ;
  }

  // The machine is another one: after a state, after going back.
  changed() {
    this.keys = [];
    this.due = 0;
    this.mark = this.machine.cycles + Grog.Player.EVERY * this.machine.L.CPU_HZ;
    this.sound.skip();
    this.picture.forget();
    this.picture.draw();
  }
};
