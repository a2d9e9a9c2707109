import { TmsRefusal, TmsUnavailable } from '../tms-port.js';

/** A response that was read to its end. */
export interface HttpAnswer {
  status: number;
  retryAfter: string | null;
  text: string;
}

/** Super Dispatch does not know the order. */
export class NotThere extends TmsRefusal {}

const longestReason = 300;

/**
 * @param secrets removed from the message, in case the answer repeats them.
 * @returns the error that the answer stands for; null for a success.
 */
export function errorOf(
  { status, retryAfter, text }: HttpAnswer,
  { now, secrets }: { now: Date; secrets: readonly string[] },
): TmsUnavailable | TmsRefusal | null {
  if (status >= 200 && status < 300) return null;
  if (status === 429) {
    return new TmsUnavailable('Super Dispatch has had too many calls (429).', waitOf(retryAfter, now));
  }
  if (status === 401 || status === 403) {
    return new TmsUnavailable(`Super Dispatch does not accept our credentials (${status}).`);
  }
  if (status < 400 || status >= 500) {
    return new TmsUnavailable(`Super Dispatch answered ${status}.`, waitOf(retryAfter, now));
  }
  const reason = reasonIn(text, secrets);
  const message = `Super Dispatch refused (${status})${reason === '' ? '.' : `: ${reason}`}`;
  return status === 404 ? new NotThere(message) : new TmsRefusal(message);
}

/**
 * `Retry-After` is a number of seconds or an HTTP date.
 * @returns milliseconds; 0 for anything else
 */
function waitOf(retryAfter: string | null, now: Date): number {
  const text = retryAfter?.trim() ?? '';
  if (text === '') return 0;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - now.getTime() : seconds * 1000;
  return Number.isFinite(wait) ? Math.max(0, Math.ceil(wait)) : 0;
}

/** The sentence for people in an answer. Where it stands is undocumented; integrators have seen these places. */
function reasonIn(text: string, secrets: readonly string[]): string {
  const sentence = findMessage(parse(text)) ?? (text.trimStart().startsWith('<') ? '' : text);
  const safe = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), sentence);
  return safe.replace(/\s/g, ' ').trim().slice(0, longestReason);
}

function findMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  for (const key of ['user_message', 'message', 'error_description', 'error_message']) {
    const found = Reflect.get(body, key);
    if (typeof found === 'string' && found !== '') return found;
  }
  return findMessage(Reflect.get(body, 'data')) ?? findMessage(Reflect.get(body, 'object'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
