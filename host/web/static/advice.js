// Advice: what the screen says, in words, for whoever cannot see it; and what a stranger has to know
// of it: a sentence, and keys to touch. One of them is filled: who touches nothing else gets on.
"use strict";

Grog.Advice = class {
  static OFTEN = 100; // milliseconds between two looks at the text of the screen
  static REST = 0.15; // emulated seconds without a change: nothing half drawn is explained
  static LATEST = 1; // of them that a screen which never rests goes without advice
  static ANSWER = [3, 1]; // of them at most that a touch may go without one, or without new words
  static SPOKEN = 0.4; // of rest before it is read out

  // `at` has the page's elements: say, offers, words, spoken.
  constructor(player, picture, at) {
    Object.assign(this, { player, picture, at });
    this.looked = 0;
    this.begin([]);
    player.onRest.push(() => this.look());
  }

  // Another game, with its hints.
  begin(hints) {
    this.hints = hints;
    this.leads = new Map(); // of each hint that was met: which of its leading keys is next
    this.hint = null;
    this.lines = this.told = [];
    this.text = this.advised = null;
    this.since = this.last = 0;
    this.touched = null; // cycle and text of a touch that has not been answered yet
    this.waiting = new Set(); // places in memory where the program was seen to wait for a key
    this.calm = 0; // pictures since when it has been at such a place
    this.rests = false; // the screen, and advice on it is given
    this.show();
  }

  look() {
    const { machine } = this.player, { cycles } = machine, hertz = machine.L.CPU_HZ;
    const place = machine.get(machine.L.PC) >> 6;
    if (this.rests && !this.touched) this.waiting.add(place);
    this.calm = this.waiting.has(place) ? this.calm + 1 : 0;
    const now = performance.now();
    if (now - this.looked < Grog.Advice.OFTEN) return;
    this.looked = now;
    const lines = this.picture.text().map((line) => line.trimEnd()), text = lines.join("\n");
    if (text !== this.text || cycles < this.since) {
      Object.assign(this, { lines, text, since: cycles, last: Math.min(this.last, cycles) });
    }
    const rest = (cycles - this.since) / hertz, late = cycles - this.last > Grog.Advice.LATEST * hertz;
    this.rests = rest >= Grog.Advice.REST && this.hint !== null && text === this.advised;
    if (rest >= Grog.Advice.REST || (late && text !== this.advised)) {
      this.last = cycles;
      this.advise();
    }
    if (rest >= Grog.Advice.SPOKEN && this.told !== this.lines) {
      // say the lines that are new
      this.at.words.textContent = text;
      this.at.spoken.textContent =
        lines.filter((line) => line.trim() && !this.told.includes(line)).join("\n");
      this.told = this.lines;
    }
  }

  advise() {
    if (this.touched && !this.answered()) return;
    this.touched = null;
    if (this.text === this.advised && !this.at.offers.querySelector(":disabled")) return;
    this.advised = this.text;
    const screen = this.text.toUpperCase();
    this.hint = this.hints.find((hint) => screen.includes(hint.words.toUpperCase())) || null;
    this.show();
  }

  // The program has taken what was touched and waits for a key again, as far as one can see.
  answered() {
    const { machine, keys, worked } = this.player, { L, cycles } = machine;
    if (cycles < this.touched.at) return true; // somebody went back
    if (keys.length || machine.keyWaiting || machine.get(L.DISK_MOTOR)) return false;
    const gone = (cycles - Math.max(this.touched.at, worked)) / L.CPU_HZ;
    const [most, withWords] = Grog.Advice.ANSWER;
    if (gone >= (this.text === this.touched.text ? most : withWords)) return true;
    return this.calm > 2 && gone >= Grog.Advice.REST;
  }

  show() {
    const { say, offers } = this.at, { hint } = this, waits = this.touched !== null;
    const text = hint ? hint.say : "";
    if (say.textContent !== text) say.textContent = text;
    const lead = hint?.lead[this.leads.get(hint) || 0];
    const shown = [...(hint ? hint.keys : [])];
    // the buttons stay what they are as long as they can: a finger may be on its way
    if (offers.dataset.of !== shown.join()) {
      offers.dataset.of = shown.join();
      offers.replaceChildren(...shown.map((keys) => this.button(keys)));
    }
    [...offers.children].forEach((button, n) => {
      button.className = shown[n] === lead ? "lead" : "";
      button.disabled = waits;
    });
  }

  button(keys) {
    const button = document.createElement("button");
    button.type = "button";
    const named = { " ": "Space", "\n": "\u21b5", "\u001b": "Esc" };
    button.textContent = named[keys] || keys.replace(/\n$/, " \u21b5");
    if (keys.endsWith("\n")) button.setAttribute("aria-label", `${keys.trim()} Return`.trim());
    Grog.keys.touched(button, () => this.touch(keys));
    return button;
  }

  touch(keys) {
    const { hint, leads, player } = this, at = leads.get(hint) || 0;
    if (this.touched !== null) return;
    if (hint.lead[at] === keys) leads.set(hint, (at + 1) % hint.lead.length);
    player.paste(keys);
    this.touched = { at: player.machine.cycles, text: this.text };
    this.show();
  }
};
