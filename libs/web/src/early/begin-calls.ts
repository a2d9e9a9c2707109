import { newTraceparent } from '../trace-parent';
import { type EarlyCall, earlyKey } from './early-calls';

/** A row of `<meta name="overland-calls">`, which the gateway writes: what the page at its address will ask first. */
interface WantedCall {
  method: string;
  /** Below `/api`, filled in. */
  path: string;
  body?: unknown;
  /** For anyone: without a token. */
  isOpen?: boolean;
}

/** Begins the calls that the page was written for, unless it calls for itself by now. */
export function beginCalls(): void {
  if (globalThis.overlandEarlyCalls !== undefined) return;
  const token = storedToken();
  const calls = new Map<string, EarlyCall>();
  for (const { method, path, body, isOpen } of wanted()) {
    if (token === null && !isOpen) continue;
    const address = `/api${path}`;
    const text = body === undefined ? undefined : JSON.stringify(body);
    calls.set(earlyKey(method, address, text), {
      token,
      at: performance.now(),
      answer: begin(method, address, token, text),
    });
  }
  globalThis.overlandEarlyCalls = calls;
}

function wanted(): WantedCall[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="overland-calls"]');
  return meta ? (JSON.parse(meta.content) as WantedCall[]) : [];
}

/** As the session's store keeps it; nothing for who views as another portal, whose pages ask otherwise. */
function storedToken(): string | null {
  try {
    if (stateIn(sessionStorage, 'overland-view-as')?.portalId) return null;
    const token = stateIn(localStorage, 'overland-session')?.token;
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}

const stateIn = (storage: Storage, name: string): Record<string, unknown> | undefined =>
  (JSON.parse(storage.getItem(name) ?? '{}') as { state?: Record<string, unknown> }).state;

/** The same request that `api` makes. */
function begin(
  method: string,
  address: string,
  token: string | null,
  body?: string,
): Promise<Response | null> {
  const headers = new Headers({ Accept: 'application/json', traceparent: newTraceparent() });
  if (token) headers.set('Authorization', `JWT ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return fetch(address, { method, headers, ...(body === undefined ? {} : { body }) }).catch(() => null);
}
