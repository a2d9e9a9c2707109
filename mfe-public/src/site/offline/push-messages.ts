// The types of a service worker's events are not among those of pages.

export interface PushEvent {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}

export interface NotificationClick {
  notification: { data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}

/** The part of the service worker's scope that is used. */
export interface PushScope {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

/** As the server sends it (`services/notifications/src/push`). */
interface Message {
  title: string;
  tag: string;
  path: string;
}

const anyMessage: Message = { title: 'Your order has changed', tag: 'order', path: '/order-status' };

/** Browsers insist that each message is shown, also one that cannot be read. */
export function showMessage({ registration }: PushScope, event: PushEvent): void {
  const { title, tag, path } = messageOf(event);
  const options = { tag, renotify: true, icon: '/icon-192.png', data: path };
  event.waitUntil(registration.showNotification(title, options));
}

/** Opens the page of the order, or goes to it where it is open. */
export function openItsPage({ clients }: PushScope, event: NotificationClick): void {
  event.notification.close();
  const path = String(event.notification.data);
  const open = async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => new URL(url).pathname === path);
    await (page ? page.focus() : clients.openWindow(path));
  };
  event.waitUntil(open());
}

function messageOf({ data }: PushEvent): Message {
  try {
    const { title, tag, path } = (data?.json() ?? {}) as Partial<Message>;
    const isOurs = typeof title === 'string' && typeof tag === 'string' && isOrderPage(path);
    return isOurs ? { title, tag, path } : anyMessage;
  } catch {
    return anyMessage;
  }
}

const isOrderPage = (path: unknown): path is string =>
  typeof path === 'string' && /^\/order-status\/[\w-]+$/.test(path);
