// Works with no network after the first visit: all files are kept, and those of an older version
// go when the new one is whole. The build puts VERSION and FILES in front.
"use strict";

const NAME = `grognard ${VERSION}`;

self.addEventListener("install", (event) => {
  const fresh = FILES.map((name) => new Request(name, { cache: "reload" }));
  event.waitUntil(
    caches.open(NAME).then((cache) => cache.addAll(fresh)).then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("grognard ") && name !== NAME);
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.endsWith("/")) address.pathname += "index.html";
  address.search = "";
  event.respondWith(
    caches.open(NAME)
      .then((cache) => cache.match(address.href))
      .then((kept) => kept || fetch(event.request)),
  );
});
