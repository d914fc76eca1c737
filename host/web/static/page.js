// The page: the list of games, what the buttons and function keys do, what is said.
"use strict";

Grog.page = (() => {
  const $ = (id) => document.getElementById(id);
  const LOUD = 9000; // milliseconds that a note stays
  const game = {}; // what is played: name, title, font, charts, hints, restart, key of its SAVE disk
  let core, machine, picture, sound, player, advice;
  let noted = 0, chart = 0;
  const digests = {}; // of the saved battles as they were when the disk came

  function note(text, stays = false) {
    $("note").textContent = text;
    clearTimeout(noted);
    if (!stays) noted = setTimeout(() => { $("note").textContent = ""; }, LOUD);
  }

  const setting = (name, value) => {
    try { // a browser may keep nothing at all
      if (value !== undefined) localStorage.setItem(`grognard ${name}`, value);
      return localStorage.getItem(`grognard ${name}`);
    } catch {
      return null;
    }
  };

  // The machine, made when the first game is chosen

  async function prepare() {
    if (machine) return;
    core = await Grog.parts.core();
    machine = await Grog.Machine.made(core, Grog.Picture.room(core.looks));
    picture = new Grog.Picture(machine, core.looks, $("screen"));
    const look = setting("look");
    if (picture.names.includes(look)) picture.setLook(look);
    picture.setLined(setting("lines") === "1");
    sound = new Grog.Sound(machine);
    sound.muted = setting("sound") === "0";
    pressed("sound", !sound.muted);
    player = new Grog.Player(machine, picture, sound, note);
    advice = new Grog.Advice(player, picture, {
      say: $("say"), offers: $("offers"), words: $("words"), spoken: $("spoken"),
    });
    Grog.keys.board($("board"), strike);
    showBoard(setting("keys") === "1" || matchMedia("(pointer: coarse)").matches);
  }

  // Play a game from power-on; `turn` is one that came as a link, `still` starts it paused, `bare`
  // gives a new player an empty DOS disk instead of a SAVE disk that the game has made.
  let starting = Promise.resolve();
  const start = (...how) => { // one after the other, however fast somebody clicks
    const next = starting.then(() => begins(...how));
    starting = next.catch(() => {});
    return next;
  };

  async function begins(name, { turn = null, still = false, bare = false } = {}) {
    await prepare();
    player.pause();
    await player.keeping;
    player.key = "";
    Object.assign(game, await Grog.parts.game(name));
    const key = game.key = turn ? turn.key : name;
    const [own, kept] = await Promise.all([Grog.storage.hold(key), Grog.storage.disk(key)]);
    const disk = kept?.bytes || turn?.bytes || (!bare && game.save) || core.blank;
    machine.begin();
    machine.drives[0].insert(game.name, game.disk);
    machine.drives[1].insert("SAVE", disk, { locked: !own });
    picture.setFont(game.font);
    remember(disk);
    player.key = own ? key : "";
    player.version = kept?.version || 0;
    player.kept = 0;
    player.forget();
    player.changed();
    advice.begin(game.hints);
    showPlay();
    note(own ? "" : `${game.title} is open in another tab. Here nothing is saved: close one of them.`, !own);
    if (!still) player.pause(false);
    player.boots(!turn);
    pressed("pause", player.paused);
    if (turn) restart(turn.name);
  }

  function remember(disk) {
    for (const name of Object.keys(digests)) delete digests[name];
    for (const entry of Grog.catalog.entries(disk)) {
      digests[entry.name] = Grog.catalog.digest(disk, entry);
    }
  }

  // Behind the last dot a game writes what kind of file it is; players do not type that.
  const plain = (file) => file.replace(/\.[^.]*$/, "");

  // Keys from the title to the battle that came: each when its words stand on the screen.
  function restart(file) {
    const name = plain(file);
    const steps = game.restart.map(([wanted, keys]) => [wanted, keys.replace("{name}", name)]);
    if (!steps.length) return note(`The battle is ${name} on the SAVE disk.`);
    player.warp = true;
    const end = machine.cycles + 60 * machine.L.CPU_HZ;
    const look = () => {
      if (steps.length && shows(steps[0][0])) player.paste(steps.shift()[1]);
      if (steps.length && machine.cycles < end) return;
      player.onRest.splice(player.onRest.indexOf(look), 1);
      player.warp = false;
      if (steps.length) note(`The battle is ${name} on the SAVE disk.`);
    };
    player.onRest.push(look);
  }

  const shows = (wanted) =>
    picture.text().some((line) => line.toUpperCase().includes(wanted.toUpperCase()));

  // The size of the screen: whole numbers of dots where there is room, all of a small screen

  function fit() {
    const room = $("stage").getBoundingClientRect(), fine = window.devicePixelRatio || 1;
    const most = Math.min(room.width / 280, room.height / 192);
    const whole = Math.floor(most * fine) / fine;
    const by = whole >= 0.8 * most ? whole : most;
    $("screen").style.width = `${280 * by}px`;
    $("screen").style.height = `${192 * by}px`;
    $("screen").classList.toggle("smooth", by !== whole || by * fine < 2);
  }

  // What buttons and function keys do

  const pressed = (act, on) => {
    document.querySelector(`#bar [data-act="${act}"]`).setAttribute("aria-pressed", on);
  };

  function showBoard(on) {
    $("board").hidden = !on;
    pressed("keys", on);
    fit();
  }

  function strike(code) {
    sound.wake();
    player.strike(code);
  }

  function open(id) {
    player.held = true;
    sound.frame(true);
    $(id).showModal();
  }

  function give(bytes, name, type = "application/octet-stream") {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  const saveDisk = () => {
    const bytes = machine.drives[1].image();
    if (!bytes) throw new Error("drive 2 is empty");
    return bytes;
  };

  function changed(drive) {
    player.past = [];
    player.media = ["", "", null];
    if (drive === 2) remember(machine.drives[1].source || new Uint8Array(Grog.gcr.IMAGE));
  }

  // A disk from a file: in drive 2 it takes the SAVE disk's place where `keeps` says so, and the
  // one that was there stays as the version before.
  async function insert(drive, file, keeps) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = file.name.split(".").pop().toLowerCase();
    await player.keepDisk();
    await player.keeping;
    machine.drives[drive - 1].insert(file.name, bytes, { kind });
    player.kept = 0;
    changed(drive);
    note(`Drive ${drive}: ${file.name}`);
    if (drive !== 2) return;
    if (!keeps || !player.key) {
      player.key = ""; // what is written on it is for downloading
      return;
    }
    try {
      player.version = await Grog.storage.keepDisk(player.key, saveDisk(), player.version);
    } catch (error) {
      note(`${file.name} is in drive 2, but it is not kept: ${error.message}`, true);
    }
  }

  async function before() {
    const kept = player.key && (await Grog.storage.disk(player.key));
    if (!kept?.before) throw new Error("there is no version before");
    give(kept.before, `${game.name}-save-before.dsk`);
  }

  function showChart(page) {
    const keys = [
      "F1             this",
      "F2, Ctrl-F2    restart, RESET",
      "F6, Shift-F6   pause, a second back",
      "F7             fast",
      "F8             sound",
      "F9             a picture of the screen",
      "F10, Ctrl-F10  look of the screen, scan lines",
      "F11, F12       keep the state, go back to it",
      "Ctrl-V         paste",
      "Alt-Return     full screen",
      "",
      "Letters, Return, Esc, the arrows and Ctrl with a letter go to the machine, Tab to the buttons.",
      "A disk file dropped on the left half goes into drive 1, on the right half into drive 2.",
      "SAVE disks lie in this browser. Download them now and then: Disks.",
    ];
    const pages = [...game.charts, keys];
    chart = page % pages.length;
    $("chart-page").textContent = pages[chart].join("\n");
    $("chart-title").textContent = `Help, page ${chart + 1} of ${pages.length}`;
  }

  function showSend() {
    const bytes = saveDisk(), entries = Grog.catalog.entries(bytes);
    // first what was saved last, as far as this page saw it
    const fresh = (e) => digests[e.name] !== Grog.catalog.digest(bytes, e);
    entries.sort((a, b) => fresh(b) - fresh(a));
    $("send-name").replaceChildren(...entries.map((entry) => new Option(plain(entry.name), entry.name)));
    $("send-link").value = "";
    $("send-say").textContent = entries.length
      ? "Choose a battle that you saved in the game: who opens the link goes on from there."
      : "Nothing is saved yet: save the battle in the game, then come back here.";
    $("send-form").hidden = !entries.length;
    open("send");
  }

  async function makeLink() {
    const name = $("send-name").value;
    if (!name) return;
    const bytes = saveDisk(), link = await Grog.turns.link(game.name, bytes, name);
    if (link) {
      $("send-link").value = link;
      $("send-link").select();
      if (navigator.share && matchMedia("(pointer: coarse)").matches) {
        navigator.share({ title: `${game.title}: ${plain(name)}`, url: link }).catch(() => {});
      }
    } else {
      give(Grog.catalog.only(bytes, name), `${game.name}-turn.dsk`);
      $("send-link").value =
        "This battle is too long for a link: send the file that was downloaded just now. " +
        "The other drops it on the right half of the screen and restarts the battle in the game.";
    }
  }

  function leave() {
    if ($("play").hidden) return;
    player.pause();
    ACTS.close();
    $("play").hidden = true;
    $("start").hidden = false;
    document.title = "Grognard";
    if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    $("games").querySelector(`[data-game="${game.name}"]`)?.focus();
  }

  // From the list: a game that was left goes on where it stood.
  async function choose(name) {
    if (game.key !== name) return start(name);
    showPlay();
    if (player.paused) ACTS.pause();
  }

  // The browser's ways back and forward lead to the list and to the game again.
  function gone() {
    const name = history.state?.playing;
    if (!name && !location.hash) leave();
    else if (name && $("play").hidden) tried(choose(name));
  }

  function showPlay() {
    $("start").hidden = true;
    $("play").hidden = false;
    $("title").textContent = document.title = game.title;
    fit();
    $("screen").focus();
  }

  const ACTS = {
    games() {
      if (history.state?.playing) history.back(); // the browser's own way back leads to the list too
      else leave();
    },
    chart() { showChart(0); open("chart"); },
    "chart-next"() { showChart(chart + 1); $("chart-page").scrollTop = 0; },
    pause() {
      player.pause(!player.paused);
      pressed("pause", player.paused);
      note(player.paused ? "paused" : "going on");
    },
    back() { note(`${player.back().toFixed(1)} s back`); },
    warp() {
      player.warp = !player.warp;
      pressed("warp", player.warp);
      note(player.warp ? "fast" : "at its own pace");
    },
    sound() {
      sound.muted = !sound.muted;
      setting("sound", sound.muted ? "0" : "1");
      pressed("sound", !sound.muted);
      note(sound.muted ? "sound off" : "sound on");
    },
    look() {
      const { names } = picture;
      picture.setLook(names[(names.indexOf(picture.look) + 1) % names.length]);
      setting("look", picture.look);
      picture.draw();
      note(picture.look);
    },
    lines() {
      picture.setLined(!picture.lined);
      setting("lines", picture.lined ? "1" : "0");
      picture.draw();
    },
    keys() {
      const on = $("board").hidden;
      setting("keys", on ? "1" : "0");
      showBoard(on);
    },
    disks() {
      const [one, two] = machine.drives;
      const stays = player.key ? "kept in this browser" : "not kept: download it";
      $("disk-1").textContent = `Drive 1: ${one.name || "empty"}`;
      $("disk-2").textContent = `Drive 2: ${two.name || "empty"} (${stays})`;
      open("disks");
    },
    send: showSend,
    "make-link": makeLink,
    async "copy-link"() {
      $("send-link").select();
      try {
        await navigator.clipboard.writeText($("send-link").value);
      } catch {
        document.execCommand("copy"); // where the page came without https
      }
    },
    export() {
      try {
        give(saveDisk(), `${game.name}-save.dsk`);
      } catch (error) { // a state holds the disk bit for bit, whatever is on it
        give(machine.save(), `${game.name}.state`);
        throw new Error(`${error.message}; the whole machine was downloaded instead`);
      }
    },
    "export-before": before,
    async keep() {
      await Grog.storage.keepState(game.name, await Grog.pack.deflate(machine.save()));
      note("the state is kept: F12 goes back to it");
    },
    async restore() {
      const packed = await Grog.storage.state(game.name);
      if (!packed) throw new Error("no state is kept");
      machine.load(await Grog.pack.inflate(packed));
      player.kept = -1;
      player.changed();
      note("back at the kept state");
    },
    picture() {
      picture.canvas.toBlob((blob) => give(blob, `${game.name}.png`, "image/png"));
    },
    async paste() { player.paste(await navigator.clipboard.readText()); },
    paper() {
      if (!machine.printed) throw new Error("nothing was printed");
      give(machine.printed, `${game.name}.txt`, "text/plain");
    },
    reboot() { player.keys = []; machine.reboot(); player.changed(); if (player.paused) ACTS.pause(); },
    reset() { player.keys = []; machine.reset(); },
    full() {
      if (document.fullscreenElement) document.exitFullscreen();
      else $("stage").requestFullscreen?.();
    },
    close() { document.querySelector("dialog[open]")?.close(); },
  };

  async function act(name) {
    try {
      await ACTS[name]();
    } catch (error) {
      note(`Not done: ${error.message}`);
    }
    const inPage = document.querySelector("dialog[open]");
    if (!inPage && !$("play").hidden) $("screen").focus({ preventScroll: true });
  }

  const FUNCTION_KEYS = {
    F1: "chart", F2: "reboot", "Ctrl-F2": "reset", F6: "pause", "Shift-F6": "back", F7: "warp",
    F8: "sound", F9: "picture", F10: "look", "Ctrl-F10": "lines", F11: "keep", F12: "restore",
    "Alt-Enter": "full", Pause: "pause",
  };

  function keyDown(event) {
    if ($("play").hidden || document.querySelector("dialog[open]")) return;
    const held = (event.shiftKey ? "Shift-" : "") + (event.ctrlKey ? "Ctrl-" : "")
      + (event.altKey ? "Alt-" : "");
    const own = FUNCTION_KEYS[held + event.key];
    if (own) {
      event.preventDefault();
      if (!event.repeat || own === "back") act(own);
      return;
    }
    // a button that has the focus is struck by these two
    const onButton = document.activeElement?.closest?.("button, input, select, textarea");
    if (onButton && (event.key === "Enter" || event.key === " ")) return;
    const code = event.isComposing || event.key === "Process" ? null : Grog.keys.code(event);
    // pasting comes by an event of its own, which needs no permission
    if (code === null || (event.ctrlKey && /^[vwt]$/i.test(event.key))) return;
    event.preventDefault();
    // a key that is held repeats as fast as the program takes it, and ends when it is let go
    if (event.repeat && (player.keys.length || machine.keyWaiting)) return;
    strike(code);
  }

  function listen() {
    document.addEventListener("keydown", keyDown);
    document.addEventListener("click", (event) => {
      const button = event.target.closest?.("[data-act]");
      if (button) act(button.dataset.act);
      sound?.wake();
    });
    document.addEventListener("paste", (event) => {
      if (!$("play").hidden && !document.querySelector("dialog[open]")) {
        player.paste(event.clipboardData.getData("text"));
      }
    });
    for (const dialog of document.querySelectorAll("dialog")) {
      dialog.addEventListener("close", () => {
        player.held = false;
        $("screen").focus();
      });
    }
    // "Press any key" stands on the charts: it turns to the next page, and from the last one back
    $("chart").addEventListener("keydown", (event) => {
      const onButton = event.target.closest("button") && (event.key === "Enter" || event.key === " ");
      if (event.key !== "F1" && (onButton || Grog.keys.code(event) === null)) return;
      if (event.key.startsWith("Arrow") || event.key === "Escape") return;
      event.preventDefault();
      act(event.key === "F1" || chart === game.charts.length ? "close" : "chart-next");
    });
    for (const input of document.querySelectorAll("input[type=file]")) {
      input.addEventListener("change", async () => {
        const drive = Number(input.dataset.drive);
        if (input.files[0]) await tried(insert(drive, input.files[0], true));
        input.value = "";
        ACTS.close();
      });
    }
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      const file = event.dataTransfer.files[0];
      if (!file || $("play").hidden) return;
      tried(insert(event.clientX * 2 < innerWidth ? 1 : 2, file, false));
    });
    $("screen").addEventListener("pointerdown", () => sound?.wake());
    // sized anew whenever its place is: a board of keys, a phone that is turned
    new ResizeObserver(() => { if (!$("play").hidden) fit(); }).observe($("stage"));
    document.addEventListener("visibilitychange", settle);
    window.addEventListener("pagehide", settle);
    window.addEventListener("hashchange", () => tried(fromLink()));
    window.addEventListener("popstate", gone);
  }

  // The page goes out of sight, perhaps for ever: a disk just written is not to wait for its motor.
  function settle() {
    if (!document.hidden || !player || player.paused) return;
    const drive = machine.drives[1];
    const end = machine.cycles + 3 * machine.L.CPU_HZ;
    while (drive.writes !== player.kept && drive.spinning && machine.cycles < end) {
      player.advance(machine.L.CPU_HZ / 20);
    }
    player.keepDisk();
  }

  const tried = (work) => work.catch((error) => {
    note(`Not done: ${error.message}`, true);
    $("start-note").textContent = error.message;
  });

  async function fromLink() {
    const turn = await Grog.turns.arrived();
    const named = /^#play=([a-z0-9_]+)$/.exec(location.hash);
    const known = (name) => Grog.parts.list().some((row) => row.name === name);
    if (turn && !known(turn.game)) throw new Error("The game of this link is not on this page.");
    if (turn) await start(turn.game, { turn });
    else if (named && known(named[1])) await start(named[1]);
  }

  function list() {
    $("games").append(...Grog.parts.list().map(({ name, title, about }) => {
      const item = document.createElement("li"), button = document.createElement("button");
      const image = document.createElement("img"), strong = document.createElement("strong");
      const span = document.createElement("span");
      Object.assign(image, { src: `games/${name}.png`, alt: "", width: 560, height: 384 });
      strong.textContent = title;
      span.textContent = about;
      button.type = "button";
      button.append(image, strong, span);
      button.dataset.game = name;
      button.addEventListener("click", () => {
        $("start-note").textContent = "One moment.";
        tried(choose(name).then(() => {
          $("start-note").textContent = "";
          history.pushState({ playing: name }, "");
          sound.wake();
        }));
      });
      item.append(button);
      return item;
    }));
  }

  async function begin() {
    if (!window.DecompressionStream || !window.WebAssembly) {
      $("start-note").textContent = "This browser is too old: any of the last three years will do.";
      return;
    }
    listen();
    list();
    if (history.state?.playing) history.replaceState(null, ""); // loaded again: nothing runs yet
    if (!(await Grog.storage.open())) {
      note("This browser keeps nothing for this page: download your SAVE disk before you leave.", true);
      $("start-note").textContent = $("note").textContent;
    }
    if (navigator.serviceWorker && location.protocol.startsWith("http")) {
      navigator.serviceWorker.register("offline.js").catch(() => {}); // then it needs its network
    }
    await tried(fromLink());
  }

  const begun = begin();
  return {
    begun,
    start,
    act,
    note,
    hints: () => game.hints,
    charts: () => game.charts.length,
    get player() { return player; },
    get machine() { return machine; },
    get picture() { return picture; },
    get sound() { return sound; },
  };
})();
