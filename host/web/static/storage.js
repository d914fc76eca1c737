// SAVE disks and kept states, in the browser's own storage. A disk is written whole, in one step,
// and the version before stays beside it. Each version has a number: who would write over one that
// it has not read is refused, so that two tabs can never mix or lose what the other kept.
"use strict";

Grog.Taken = class extends Error {};

Grog.storage = (() => {
  const NAME = "grognard";
  let database = null;

  const request = (made) => new Promise((resolve, reject) => {
    made.onsuccess = () => resolve(made.result);
    made.onerror = () => reject(made.error);
  });

  // False where this browser keeps nothing for this page.
  async function open() {
    try {
      const made = indexedDB.open(NAME, 1);
      made.onupgradeneeded = () => {
        for (const store of ["disks", "states"]) made.result.createObjectStore(store);
      };
      database = await request(made);
      database.onversionchange = () => database.close();
      // asks that the browser does not throw it away when room gets scarce
      navigator.storage?.persist?.();
    } catch {
      database = null;
    }
    return database !== null;
  }

  const read = (store, key) =>
    request(database.transaction(store).objectStore(store).get(key));

  async function disk(key) {
    return (database && (await read("disks", key))) || null;
  }

  // Keep a disk; `version` is the one that was read (0: there was none). The new version's number.
  async function keepDisk(key, bytes, version) {
    if (!database) throw new Error("this browser keeps nothing for this page");
    const transaction = database.transaction("disks", "readwrite", { durability: "strict" });
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = transaction.onerror = () =>
        reject(transaction.error || new Error("it was not written"));
    });
    done.catch(() => {}); // told below, where somebody waits for it
    const store = transaction.objectStore("disks");
    const before = await request(store.get(key));
    if ((before?.version || 0) !== version) {
      transaction.abort();
      throw new Grog.Taken("another tab has written this disk");
    }
    store.put({ bytes, before: before?.bytes || null, version: version + 1, at: Date.now() }, key);
    await done;
    return version + 1;
  }

  const state = async (key) => (database && (await read("states", key))) || null;

  async function keepState(key, blob) {
    if (!database) throw new Error("this browser keeps nothing for this page");
    const store = database.transaction("states", "readwrite").objectStore("states");
    await request(store.put(blob, key));
  }

  // Who else plays with a disk: asked of the other tabs, which answer at once.
  const own = Math.random();
  let holding = "";
  const channel = window.BroadcastChannel ? new BroadcastChannel(NAME) : null;
  const answers = new Set();
  channel?.addEventListener("message", ({ data }) => {
    if (data.asks && data.asks === holding) channel.postMessage({ has: holding, to: data.from });
    if (data.has && data.to === own) answers.add(data.has);
  });

  // True when this tab has the disk to itself from now on.
  async function hold(key) {
    holding = "";
    answers.clear();
    channel?.postMessage({ asks: key, from: own });
    await new Promise((resolve) => setTimeout(resolve, 120));
    if (answers.has(key)) return false;
    holding = key;
    return true;
  }

  return { open, disk, keepDisk, state, keepState, hold };
})();
