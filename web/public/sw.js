// The service worker: shows what a push service brings while no page is open, and opens the page
// when it is touched. It keeps no files and answers no requests: a page is always the newest.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, path, count } = event.data.json();
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window" });
      // Whoever looks at the page is told there.
      if (pages.some((page) => page.visibilityState === "visible")) return;
      if (count > 0) await self.navigator.setAppBadge?.(count).catch(() => {});
      await self.registration.showNotification(title, {
        body,
        icon: "/favicon-turn.svg",
        tag: path,
        data: { path },
      });
    })(),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { path } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    (async () => {
      await self.navigator.clearAppBadge?.().catch(() => {});
      const pages = await self.clients.matchAll({ type: "window" });
      const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
      if (!page) return self.clients.openWindow(path);
      await page.focus();
      if (new URL(page.url).pathname !== path) await page.navigate(path);
    })(),
  );
});
