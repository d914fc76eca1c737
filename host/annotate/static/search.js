// Search without a server: the index is a script beside the page, loaded when first wanted.
"use strict";
(() => {
  const top = document.currentScript.dataset.top;
  const MOST = 30;
  let rows = null, waiting = false, on = 0;

  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = "Search: a routine, a rule, a name ( / )";
  field.setAttribute("aria-label", "Search");
  const list = document.createElement("ol");
  list.hidden = true;

  function load() {
    if (rows || waiting) return;
    waiting = true;
    const script = document.createElement("script");
    script.src = top + "index.js";
    document.head.append(script);
  }

  window.annotated = (found) => { rows = found; show(); };

  // Better first: the name itself, its beginning, within it, in what is said of it.
  function rank(row, words) {
    const name = row[0].toLowerCase(), all = name + " " + row[1].toLowerCase();
    if (!words.every((word) => all.includes(word))) return -1;
    const whole = words.join(" ");
    return name === whole ? 0 : name.startsWith(whole) ? 1 : name.includes(words[0]) ? 2 : 3;
  }

  function find(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length || !rows) return [];
    return rows.map((row, at) => [rank(row, words), at, row]).filter((hit) => hit[0] >= 0)
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]).slice(0, MOST).map((hit) => hit[2]);
  }
  window.annotatedFind = find;

  function show() {
    const hits = find(field.value);
    on = 0;
    list.replaceChildren(...hits.map((row, at) => {
      const item = document.createElement("li"), link = document.createElement("a");
      const says = document.createElement("span");
      link.href = top + row[2];
      link.textContent = row[0];
      says.textContent = " " + row[1];
      item.append(link, says);
      item.className = at ? "" : "on";
      return item;
    }));
    if (field.value.trim() && rows && !hits.length) {
      const item = document.createElement("li");
      item.textContent = "nothing is called that";
      list.append(item);
    }
    list.hidden = !field.value.trim();
  }

  field.addEventListener("focus", load);
  field.addEventListener("input", () => { load(); show(); });
  field.addEventListener("keydown", (event) => {
    const items = [...list.querySelectorAll("li a")];
    if (event.key === "Escape") { field.value = ""; show(); field.blur(); }
    if (event.key === "Enter" && items[on]) location.href = items[on].href;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && items.length) {
      event.preventDefault();
      on = (on + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length;
      items.forEach((item, at) => { item.parentElement.className = at === on ? "on" : ""; });
      items[on].scrollIntoView({ block: "nearest" });
    }
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#find")) list.hidden = true;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== field) {
      event.preventDefault();
      field.focus();
    }
  });
  document.getElementById("find").append(field, list);
})();
