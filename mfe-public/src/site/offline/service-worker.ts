import { daySeconds } from '@overland/contracts/calendar';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { answerKept, isKept } from './kept-answers';
import {
  type NotificationClick,
  openItsPage,
  type PushEvent,
  type PushScope,
  showMessage,
} from './push-messages';

// Pages that were opened once open without a network, with what they knew. Online everything comes from the server
// as always, but for files whose names change with their contents.

/** Every page of the site is the same document, so the last one stands for all. */
const oneDocument = { cacheKeyWillBeUsed: async () => '/' };
const documents = new NetworkFirst({ cacheName: 'documents', plugins: [oneDocument] });
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * daySeconds })],
});

const router = new Router();
router.registerRoute(new Route(({ url, request }) => isDocument(url, request), documents));
router.registerRoute(new Route(({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), files));
router.registerRoute(new Route(({ url }) => isOwn(url) && /^\/(favicon\.|icon-)/.test(url.pathname), files));
for (const method of ['GET', 'POST'] as const) {
  router.registerRoute(
    new Route(
      ({ url, request }) => isOwn(url) && isKept(request.method, url.pathname),
      ({ request }) => answerKept(request),
      method,
    ),
  );
}
router.addFetchListener();
router.addCacheListener();
clientsClaim();

const scope = self as unknown as PushScope;
self.addEventListener('push', (event) => showMessage(scope, event as unknown as PushEvent));
self.addEventListener('notificationclick', (event) =>
  openItsPage(scope, event as unknown as NotificationClick),
);

/** Also the home page as an open page asks for it to be kept. */
function isDocument(url: URL, { mode }: Request): boolean {
  return mode === 'navigate' || (isOwn(url) && url.pathname === '/');
}

function isOwn({ origin }: URL): boolean {
  return origin === self.location.origin;
}
