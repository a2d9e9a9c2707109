import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseTraceparent } from '@overland/service-kit';

const wellFormedId = /^[\w-]{8,64}$/;

/** The caller's id when it is one, so that nothing else gets into the log by that way. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

/** Said by us or by trusted proxies only; from anyone else they would be believed further in. */
const proxyHeaders = /^(x-forwarded-.*|forwarded|x-real-ip)$/;
const neverFromOutside =
  /^(x-user-.*|x-client-ip|x-original-url|x-rewrite-url|x-http-method.*|x-method-override)$/;

interface Verdict {
  requestId: string;
  /** As the trusted proxies, or the socket, say. */
  clientIp: string;
  hasTrustedProxies: boolean;
  /** Whether the caller's word for its trace is of use. */
  isTraced: boolean;
}

/** Leaves in the request only what may be handed on, and adds what the services want to know. */
export function cleanHeaders(
  request: IncomingMessage,
  { requestId, clientIp, hasTrustedProxies, isTraced }: Verdict,
): void {
  for (const name of Object.keys(request.headers)) {
    if (!name.startsWith('x-') && name !== 'forwarded') continue;
    const isProxys = proxyHeaders.test(name) && !hasTrustedProxies;
    if (isProxys || neverFromOutside.test(name)) delete request.headers[name];
  }
  cleanTrace(request, isTraced);
  request.headers['x-request-id'] = requestId;
  request.headers['x-client-ip'] = clientIp;
  // `Service` tokens are for calls between services; from outside there is no use for one.
  if (!request.headers.authorization?.startsWith('JWT ')) delete request.headers.authorization;
}

/** At most two ids may come in, for the gateway's own span; never what vendors or callers add to them. */
function cleanTrace({ headers }: IncomingMessage, isTraced: boolean): void {
  const isOfUse = isTraced && parseTraceparent(headers.traceparent) !== null;
  if (headers.traceparent !== undefined && !isOfUse) delete headers.traceparent;
  if (headers.tracestate !== undefined) delete headers.tracestate;
  if (headers.baggage !== undefined) delete headers.baggage;
}

/** The token of `Authorization: JWT <token>`, or null. */
export function tokenOf(request: IncomingMessage): string | null {
  const header = request.headers.authorization;
  return header?.startsWith('JWT ') ? header.slice(4) : null;
}
