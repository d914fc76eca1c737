// Keys: what a key of the host types on an Apple II Plus, and keys to touch where there is none.
"use strict";

Grog.keys = (() => {
  const NAMED = {
    Enter: 13, Escape: 27, ArrowLeft: 8, Backspace: 8, ArrowRight: 21, ArrowUp: 11, ArrowDown: 10,
    Delete: 127,
  };

  // The seven-bit code of a key event, or null. Tab stays with the browser: who has no mouse
  // must come to the buttons. The machine's own is Ctrl-I.
  function code(event) {
    if (event.key in NAMED) return NAMED[event.key];
    if (event.ctrlKey && !event.altKey && /^[a-z]$/i.test(event.key)) {
      return event.key.toUpperCase().charCodeAt(0) & 31;
    }
    if (event.metaKey || (event.ctrlKey && !event.getModifierState("AltGraph"))) return null;
    const typed = event.key.length === 1 ? event.key.toUpperCase().charCodeAt(0) : 0;
    return typed >= 32 && typed < 127 ? typed : null;
  }

  // Rows of keys to touch: what they show, what they type if that is another thing, how wide.
  const ROWS = [
    [..."1234567890"],
    [..."QWERTYUIOP"],
    [..."ASDFGHJKL", ["\u2190", 8, 1, "left, rubs out"]],
    [..."ZXCVBNM", ["\u2191", 11, 1, "up"], ["\u2193", 10, 1, "down"], ["\u2192", 21, 1, "right"]],
    [["Esc", 27, 1.6], "?", ["Space", 32, 2.6], ".", ",", "-", ["Return", 13, 2.4]],
  ];

  function board(parent, strike) {
    for (const row of ROWS) {
      const line = document.createElement("div");
      line.className = "row";
      for (const key of row) {
        const [face, value, width, label] = Array.isArray(key) ? key : [key, key.charCodeAt(0)];
        const button = document.createElement("button");
        button.type = "button";
        button.tabIndex = -1; // who has a Tab key has the others too
        button.textContent = face;
        if (label) button.setAttribute("aria-label", label);
        button.style.flexGrow = width || 1;
        touched(button, () => strike(value));
        line.append(button);
      }
      parent.append(line);
    }
  }

  // At once when a finger comes down, and by click for whoever has none. The click that follows a
  // finger is not counted, wherever it comes down: the page may have put another button there.
  let lifted = -Infinity;
  for (const kind of ["pointerdown", "pointerup", "pointercancel"]) {
    document.addEventListener(kind, (event) => { lifted = event.timeStamp; }, true);
  }
  const AFTER = 500; // milliseconds in which a click belongs to the finger that was lifted

  function touched(button, act) {
    button.addEventListener("pointerdown", (event) => {
      event.preventDefault(); // no focus, no zoom
      act();
    });
    button.addEventListener("click", (event) => {
      if (event.timeStamp - lifted > AFTER) act();
    });
  }

  return { code, board, touched };
})();
