const KEPT = 'cavale-1';
const MOST = 400;
const SHELL = '/';
const ASSETS = /^\/assets\//;
// For everybody the same, and no table among them.
const READ_AGAIN = /^\/(api\/games(\/.*)?|[^/]+\.(js|svg))$/;
const OTHER_PAGES = /^\/(api|boards|embed|p|schema)\//;
const PLAIN = ['/theme.js', '/arrive.js', '/icon.svg', '/gestures.svg', '/portraits.svg'];

// An installed house opens without a line, too: pages, pictures, words and rulebooks that were
// read once can be read again. Tables are never kept: they stand on the server.
addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([SHELL, ...PLAIN])).then(() => skipWaiting()));
});

// What the page had loaded before.
addEventListener('message', ({ data }) => {
  for (const name of data) {
    const { origin, pathname } = new URL(name);
    if (origin === location.origin && (ASSETS.test(pathname) || READ_AGAIN.test(pathname))) void newestFirst(new Request(name)).catch(() => {});
  }
});

addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!OTHER_PAGES.test(pathname)) event.respondWith(newestFirst(request, SHELL));
  } else if (ASSETS.test(pathname)) event.respondWith(keptFirst(request));
  else if (READ_AGAIN.test(pathname)) event.respondWith(newestFirst(request));
});

/** Its name changes with what is in it. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function newestFirst(request, as = request) {
  try {
    return await keep(as, await fetch(request));
  } catch (error) {
    const found = await caches.match(as);
    if (found) return found;
    throw error;
  }
}

async function keep(request, response) {
  // What else one opened by itself, such as a picture, does not take the place of the pages.
  const page = request !== SHELL || /^text\/html/.test(response.headers.get('content-type') ?? '');
  // Where there is no room left, it is read all the same.
  if (response.ok && page) await put(request, response.clone()).catch(() => {});
  return response;
}

async function put(request, response) {
  const kept = await caches.open(KEPT);
  await kept.put(request, response);
  const all = await kept.keys();
  const old = all.filter(({ url }) => ASSETS.test(new URL(url).pathname));
  await Promise.all(old.slice(0, Math.max(0, all.length - MOST)).map((one) => kept.delete(one)));
}

// Shows what the house tells of a table, where a browser does not read a declarative push by itself.
addEventListener('push', (event) => {
  const { title, body, tag, navigate } = event.data.json().notification;
  event.waitUntil(registration.showNotification(title, { body, tag, icon: '/icon.svg', data: navigate }));
});

addEventListener('notificationclick', (event) => {
  const { pathname } = new URL(event.notification.data);
  event.notification.close();
  const shown = clients.matchAll({ type: 'window' }).then((pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === pathname);
    return open ? open.focus() : clients.openWindow(pathname);
  });
  event.waitUntil(shown);
});
