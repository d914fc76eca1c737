// For tests: the machine by calls, as the Python class Apple2 has them; and replays.
"use strict";

window.grognard = (() => {
  const { page } = Grog;
  let still = false; // paused before a game was started: it stays so

  const own = (number) => {
    const drive = page.machine?.drives[number - 1];
    if (!drive) throw new Error(`drive ${number}: 1 or 2, of a game that was started`);
    return drive;
  };

  // A promise and a call, whichever the test takes it for.
  const ready = () => page.begun;
  ready.then = (...both) => page.begun.then(...both);

  async function sections(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const found = [];
    for (let n = 0, at = 48; n < view.getUint32(12, true); n++) {
      const packed = view.getUint32(at, true);
      found.push(await Grog.pack.inflate(bytes.subarray(at + 8, at + 8 + packed)));
      at += 8 + packed;
    }
    return found;
  }

  // Play a replay file; the hashes met, and the first that was not (null when all were).
  async function replay(bytes) {
    const { machine, player } = page;
    player.pause();
    player.key = ""; // what it writes is nobody's
    const [head, ...states] = await sections(bytes);
    const { events } = JSON.parse(new TextDecoder().decode(head));
    machine.load(states[0]);
    let met = 0;
    for (const [cycle, kind, value, ...more] of events) {
      if (cycle > machine.cycles) machine.runUntil(cycle);
      if (kind === "mark") {
        if (machine.cycles !== cycle || machine.hash() !== value) return { met, differs: cycle };
        met++;
      } else if (kind === "key") machine.key(value);
      else if (kind === "load") machine.load(states[value]);
      else if (kind === "reset") machine.reset();
      else if (kind === "paddle") machine.paddle(value, more[0]);
      else if (kind === "button") machine.button(value, more[0]);
      else throw new Error(`a replay with ${kind} ${more}`);
    }
    return { met, differs: null };
  }

  return {
    ready,
    start: async (game) => {
      await page.begun;
      await page.start(game, { still, bare: true });
    },
    pause: () => {
      still = true;
      page.player?.pause();
    },
    resume: () => {
      still = false;
      page.player?.pause(false);
    },
    key: (code) => page.machine.key(code),
    type: (text) => { page.machine.type(text); page.player.look(); },
    run: (seconds) => { page.machine.run(seconds); page.player.look(); },
    text: () => page.picture.text(),
    cycles: () => page.machine.cycles,
    hash: () => page.machine.hash(),
    disk: (drive) => own(drive).image(),
    replay,
  };
})();
