/** What this browser can do about messages: only the public site has the service worker that shows them. */
export interface ThisBrowser {
  registration: ServiceWorkerRegistration;
  /** The address of its messages; null while it has none. */
  endpoint: string | null;
}

/** Null where it cannot show messages. Until the service worker is there, it is waited for. */
export async function findThisBrowser(): Promise<ThisBrowser | null> {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return null;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.getSubscription();
  return { registration, endpoint: subscription?.endpoint ?? null };
}

interface Subscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Asks the person, whom the browser may ask only after a click. Null when the answer is no. */
export async function subscribe(
  { registration }: ThisBrowser,
  publicKey: string,
): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // One for another key, such as that of an installation before.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
