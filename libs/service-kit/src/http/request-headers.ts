import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface Asked {
  headers: IncomingHttpHeaders;
}

const wellFormedId = /^[\w-]{8,64}$/;

/** The caller's request id if it is well formed, else a new one: nothing else may reach the log this way. */
export function requestIdOf({ headers }: Asked): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

/** The token of `Authorization: <scheme> <token>`, or null. */
export function tokenOf({ headers: { authorization } }: Asked, scheme: 'JWT' | 'Service'): string | null {
  return authorization?.startsWith(`${scheme} `) ? authorization.slice(scheme.length + 1) : null;
}
