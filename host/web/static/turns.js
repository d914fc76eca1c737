// A turn as a link: behind the # of the address stand the game, the saved battle's name and a disk
// with just that battle, packed. What is behind a # never leaves the browser for any server.
"use strict";

Grog.turns = (() => {
  const MOST = 8000; // letters of an address that mails and messengers pass on whole
  const HEAD = "#turn=";

  async function link(game, bytes, name) {
    const disk = await Grog.pack.deflate(Grog.catalog.only(bytes, name));
    const words = new TextEncoder().encode(name);
    const tail = [game, Grog.pack.toLink(words), Grog.pack.toLink(disk)].join(".");
    const address = location.href.split("#")[0] + HEAD + tail;
    return address.length <= MOST ? address : null;
  }

  // The turn in the address; null without one. Throws for one that is cut off or damaged.
  async function arrived() {
    if (!location.hash.startsWith(HEAD)) return null;
    const [game, name, disk] = location.hash.slice(HEAD.length).split(".");
    try {
      const packed = Grog.pack.fromLink(disk);
      const bytes = await Grog.pack.inflate(packed, Grog.gcr.IMAGE);
      if (bytes.length !== Grog.gcr.IMAGE) throw new Error("it is cut off");
      const title = new TextDecoder().decode(Grog.pack.fromLink(name));
      if (!Grog.catalog.entries(bytes).some((entry) => entry.name === title)) {
        throw new Error("its battle is missing");
      }
      const key = `${game}/turn-${Grog.pack.sha256([bytes]).slice(0, 12)}`;
      return { game, name: title, bytes, key };
    } catch {
      throw new Error("The turn in this link is cut off or damaged: ask for it again.");
    }
  }

  return { link, arrived };
})();
