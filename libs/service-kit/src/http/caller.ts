import type { Session } from '@overland/contracts';

const callers = new WeakMap<object, Session>();

/** Remembers who is calling, for the time of one request. */
export function setCaller(request: object, session: Session): void {
  callers.set(request, session);
}

export function findCaller(request: object): Session | null {
  return callers.get(request) ?? null;
}
