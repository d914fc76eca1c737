// The speaker: each move of the cone is a step, which enters the samples as a windowed sinc at its
// exact place between two of them; see emu/devices/speaker.py for why.
"use strict";

Grog.Sound = class {
  static RATE = 48000;
  static TAPS = 48;
  static PHASES = 1024;
  static LOUD = 20000 / 32768; // of a move of the cone
  static AHEAD = 0.09; // seconds of sound that wait: as much as a page may be late with the next

  constructor(machine) {
    this.machine = machine;
    this.table = Grog.Sound.steps();
    this.volume = 1;
    this.muted = false;
    this.context = null;
    this.skip();
  }

  // For each phase between two samples by how much each sample after a step is more than the one
  // before: the integral of the windowed sinc over that sample. Each row sums to 1, so that no sum
  // drifts.
  static steps() {
    const { TAPS, PHASES, RATE } = Grog.Sound, cutoff = 20800 / RATE, half = (TAPS - 1) / 2;
    const bessel = (x) => {
      let sum = 1, term = 1;
      for (let k = 1; k < 40; k++) sum += term *= (x / 2 / k) ** 2;
      return sum;
    };
    const length = (TAPS - 1) * PHASES, step = new Float64Array(length + 1);
    for (let n = 0; n < length; n++) {
      const x = (n + 0.5) / PHASES - half, turns = 2 * cutoff * x * Math.PI;
      const edge = (2 * n) / (length - 1) - 1;
      const window = bessel(8 * Math.sqrt(1 - edge * edge)); // Kaiser's
      step[n + 1] = step[n] + (turns ? Math.sin(turns) / turns : 1) * window;
    }
    const at = (place) => step[Math.max(0, Math.min(length, place))] / step[length];
    return Array.from({ length: PHASES }, (_, phase) =>
      Float64Array.from({ length: TAPS }, (_, tap) =>
        at((tap + 1) * PHASES - phase) - at(tap * PHASES - phase)));
  }

  // Begin now; what was before is not heard.
  skip() {
    const { machine } = this, { L } = machine;
    this.start = machine.cycles;
    this.read = machine.get(L.SPEAKER_COUNT);
    this.done = 0;
    this.level = 0;
    this.before = 0;
    this.out = 0;
    this.tail = new Float64Array(0);
  }

  // Samples since the last call up to now.
  samples() {
    const { machine } = this, { L } = machine, { RATE, TAPS, PHASES } = Grog.Sound;
    const now = machine.cycles, count = machine.get(L.SPEAKER_COUNT);
    if (now < this.start || count < this.read) this.skip(); // an older state was loaded
    const spacing = L.CPU_HZ / RATE;
    const number = Math.floor((now - this.start) / spacing) - this.done;
    const room = new Float64Array(number + TAPS + 2);
    room.set(this.tail.subarray(0, room.length));
    // of moves that the ring has lost, an even number is left out
    let first = Math.max(this.read, count - L.SPEAKER_RING_SIZE);
    first += (first - this.read) & 1;
    for (let n = first; n < count; n++) {
      const stamp = machine.get(L.SPEAKER_RING + (n % L.SPEAKER_RING_SIZE)) - this.start;
      const at = Math.max(0, stamp) / spacing, whole = Math.floor(at);
      const row = this.table[Math.floor((at - whole) * PHASES)];
      const place = Math.max(0, whole + 1 - this.done), sign = n & 1 ? -1 : 1;
      for (let tap = 0; tap < TAPS && place + tap < room.length; tap++) {
        room[place + tap] += sign * row[tap];
      }
    }
    this.read = count;
    const made = new Float32Array(number);
    const decay = 1 - (2 * Math.PI * 20) / RATE; // the cone returns to rest: a high-pass at 20 Hz
    for (let n = 0; n < number; n++) {
      this.level += room[n];
      this.out = this.out * decay + (this.level - this.before) * Grog.Sound.LOUD;
      this.before = this.level;
      made[n] = this.out;
    }
    this.tail = room.slice(number);
    this.done += number;
    return made;
  }

  // Browsers let a page sound only after a key or a click: called at each.
  wake() {
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!this.context && Context) {
      this.context = new Context({ sampleRate: Grog.Sound.RATE });
      this.gain = this.context.createGain();
      this.gain.connect(this.context.destination);
      this.next = 0;
    }
    if (this.context?.state === "suspended") this.context.resume();
  }

  // Take what the speaker did and let it be heard, piece behind piece, each to begin at the very
  // sample at which the one before ends. Returns by how much the machine should go faster (above
  // 1) or slower so that neither runs out: the clock of the sound card is not the page's.
  frame(silent) {
    const made = this.samples();
    const { context } = this;
    if (!context || context.state !== "running" || silent) {
      this.next = 0;
      return 1;
    }
    this.gain.gain.value = this.muted ? 0 : this.volume;
    const now = context.currentTime;
    if (this.next < now + 0.005) {
      // ran out, or the first: begin anew on a whole sample
      this.next = Math.ceil((now + Grog.Sound.AHEAD) * Grog.Sound.RATE) / Grog.Sound.RATE;
    }
    if (made.length) {
      const buffer = context.createBuffer(1, made.length, Grog.Sound.RATE);
      buffer.copyToChannel(made, 0);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(this.gain);
      source.start(this.next);
      this.next += made.length / Grog.Sound.RATE;
    }
    const ahead = this.next - now;
    return Math.max(0.98, Math.min(1.02, 1 + (Grog.Sound.AHEAD - ahead) * 0.2));
  }
};
