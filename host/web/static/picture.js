// What the machine shows: the compiled painter's picture on a canvas, and the screen as text.
"use strict";

Grog.Picture = class {
  static WIDTH = 560;
  static HEIGHT = 384;

  // Bytes of memory for the picture, its tables, what it was painted from, the dots of a line.
  static room(look) {
    return 3 * 560 * 384 + 8 * (look.table_words + look.frame_words) + look.dot_bytes;
  }

  // `looks` comes with the core: its tables are made of the same numbers as every other way to
  // see the machine's screen.
  constructor(machine, looks, canvas) {
    this.machine = machine;
    this.looks = looks;
    this.names = Object.keys(looks.looks);
    this.px = machine.base + machine.L.SIZE;
    this.tb = this.px + 3 * 560 * 384;
    this.fm = this.tb + 8 * looks.table_words;
    this.ln = this.fm + 8 * looks.frame_words;
    const { buffer } = machine.memory;
    this.rgb = new Uint8Array(buffer, this.px, 3 * 560 * 384);
    this.table = new Uint8Array(buffer, this.tb, 8 * looks.table_words);
    this.frame = new Int32Array(buffer, this.fm, 2 * looks.frame_words);
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.image = this.context.createImageData(560, 384);
    this.lined = false;
    this.glyphs = new Map();
    this.seen = { key: "", lines: [] };
    this.setLook(this.names[0]);
  }

  setLook(name) {
    const { looks, table } = this, look = looks.looks[name];
    this.look = name;
    table.fill(0);
    for (let word = 0; word < 32768; word++) {
      for (let phase = 0; phase < 4; phase++) {
        const seen = (word >> (((13 - look.window) >> 1) + phase)) & ((1 << look.window) - 1);
        const from = 3 * (4 * seen + phase), to = 16 * word + 3 * phase;
        for (let c = 0; c < 3; c++) table[to + c] = look.colours[from + c];
      }
    }
    // lines without a colour burst: a dot depends on itself alone
    for (let eight = 0; eight < 256; eight++) {
      for (let dot = 0; dot < 8; dot++) {
        const to = 8 * looks.plain + 24 * eight + 3 * dot;
        for (let c = 0; c < 3; c++) table[to + c] = (eight >> dot) & 1 ? look.lit[c] : 0;
      }
    }
    looks.dots.forEach((dots, index) => {
      table[8 * (looks.doubled + index)] = dots & 255;
      table[8 * (looks.doubled + index) + 1] = dots >> 8;
    });
    this.frame[2 * looks.coloured] = look.coloured ? 1 : 0;
    this.forget();
  }

  setLined(lined) {
    this.lined = lined;
    this.frame[2 * this.looks.lined] = lined ? 1 : 0;
    this.forget();
  }

  // Every line is to be painted.
  forget() {
    for (let line = 0; line < 192; line++) this.frame.fill(-1, 12 * line, 12 * line + 2);
  }

  draw() {
    const { base } = this.machine;
    const all = [base, base, this.px, this.tb, this.fm, this.ln];
    if (!this.machine.code.draw(...all, 1n)) return;
    const to = new Uint32Array(this.image.data.buffer), { rgb } = this;
    for (let i = 0, at = 0; i < to.length; i++, at += 3) {
      to[i] = rgb[at] | (rgb[at + 1] << 8) | (rgb[at + 2] << 16) | 0xFF000000;
    }
    this.context.putImageData(this.image, 0, 0);
  }

  // Hi-res text is read by the game's letters: 8 bytes each, from the space on.
  setFont(bytes) {
    this.glyphs = new Map();
    this.seen = { key: "", lines: [] };
    for (const turned of [0, 127]) {
      for (let n = 0; n < bytes.length / 8; n++) {
        const rows = Array.from(bytes.subarray(8 * n, 8 * n + 8), (b) => (b & 127) ^ turned);
        const key = String.fromCharCode(...rows);
        const char = n + 32 < 127 ? String.fromCharCode(n + 32) : " ";
        if (!this.glyphs.has(key)) this.glyphs.set(key, char);
      }
    }
  }

  // 24 strings of 40 characters; see emu/picture/screen.py.
  text() {
    const { machine } = this, m = machine.bytes, mode = machine.get(machine.L.VIDEO);
    const page = mode & 4 ? 0x800 : 0x400, big = mode & 4 ? 0x4000 : 0x2000;
    const place = (row) => (row % 8) * 128 + (row >> 3) * 40;
    const letter = (row, column) => {
      const code = m[page + place(row) + column] & 63;
      return String.fromCharCode(code < 32 ? code + 64 : code);
    };
    const cell = (row, column) => {
      let key = "";
      for (let line = 0; line < 8; line++) {
        key += String.fromCharCode(m[big + line * 1024 + place(row) + column] & 127);
      }
      return this.glyphs.get(key) ?? " ";
    };
    const hires = mode & 8 && this.glyphs.size;
    const lines = [];
    for (let row = 0; row < 24; row++) {
      let line = "";
      for (let column = 0; column < 40; column++) {
        if (mode & 1 || (mode & 2 && row > 19)) line += letter(row, column);
        else line += hires ? cell(row, column) : " ";
      }
      lines.push(line);
    }
    return lines;
  }
};
