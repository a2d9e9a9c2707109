/** A call that set out before the scripts that read its answer were there. */
export interface EarlyCall {
  token: string | null;
  at: number;
  /** Null where there was no answer. */
  answer: Promise<Response | null>;
}

declare global {
  /** By method, address and body; null once the page calls for itself. */
  var overlandEarlyCalls: Map<string, EarlyCall> | null | undefined;
}

/** An answer that nobody asked for by then is old. */
const goodForMs = 10_000;

export const earlyKey = (method: string, address: string, body?: string): string =>
  [method, address, body ?? ''].join(' ');

/** The answer of a call that set out early, once; null where there is none, and the call is to be made. */
export async function takeEarly(key: string, token: string | null): Promise<Response | null> {
  // Whoever calls first without it: the early script came too late, and would only ask twice.
  globalThis.overlandEarlyCalls ??= null;
  const call = globalThis.overlandEarlyCalls?.get(key);
  if (!call) return null;
  globalThis.overlandEarlyCalls?.delete(key);
  if (call.token !== token || performance.now() - call.at > goodForMs) return null;
  return call.answer;
}
