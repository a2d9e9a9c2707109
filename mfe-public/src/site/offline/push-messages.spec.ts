import { openItsPage, type PushScope, showMessage } from './push-messages';

const message = { title: 'Order 10234 was picked up', tag: 'order-10234', path: '/order-status/a-token' };

function aScope(openPages: string[] = []) {
  const shown: [string, object][] = [];
  const went: string[] = [];
  const scope: PushScope = {
    registration: { showNotification: async (...notification) => void shown.push(notification) },
    clients: {
      matchAll: async () =>
        openPages.map((url) => ({ url, focus: async () => void went.push(`to the open ${url}`) })),
      openWindow: async (path) => void went.push(path),
    },
  };
  return { scope, shown, went };
}

/** Waits for what the event's work does. */
async function during(dispatch: (waitUntil: (work: Promise<unknown>) => void) => void): Promise<void> {
  const works: Promise<unknown>[] = [];
  dispatch((work) => works.push(work));
  await Promise.all(works);
}

const push = (scope: PushScope, json: () => unknown) =>
  during((waitUntil) => showMessage(scope, { data: { json }, waitUntil }));
const click = (scope: PushScope) =>
  during((waitUntil) =>
    openItsPage(scope, { notification: { data: message.path, close: () => undefined }, waitUntil }),
  );

it('a message is shown, and a later one of the same order takes its place', async () => {
  const { scope, shown } = aScope();
  await push(scope, () => message);
  expect(shown).toEqual([
    [message.title, expect.objectContaining({ tag: 'order-10234', renotify: true, data: message.path })],
  ]);
});

it.each<[string, () => unknown]>([
  ['that leads elsewhere', () => ({ ...message, path: 'https://evil.example' })],
  ['that leads to another page', () => ({ ...message, path: '/order-status/../login' })],
  ['without a title', () => ({ ...message, title: undefined })],
  [
    'that is no JSON',
    () => {
      throw new SyntaxError();
    },
  ],
])('a message %s is shown without what it says', async (_name, json) => {
  const { scope, shown } = aScope();
  await push(scope, json);
  expect(shown).toEqual([['Your order has changed', expect.objectContaining({ data: '/order-status' })]]);
});

it('a click opens the page of the order, or goes to it where it is open', async () => {
  const closed = aScope(['https://public.example/', 'https://public.example/order-status/another']);
  await click(closed.scope);
  expect(closed.went).toEqual(['/order-status/a-token']);
  const open = aScope(['https://public.example/order-status/a-token']);
  await click(open.scope);
  expect(open.went).toEqual(['to the open https://public.example/order-status/a-token']);
});
