import type { IncomingMessage } from 'node:http';
import { parseTraceparent } from '@overland/service-kit';

/** Only we and trusted proxies may set these: services trust them. */
const proxyHeaders = /^(x-forwarded-.*|forwarded|x-real-ip)$/;
const neverFromOutside =
  /^(x-user-.*|x-client-ip|x-original-url|x-rewrite-url|x-http-method.*|x-method-override)$/;

interface Verdict {
  requestId: string;
  /** From the trusted proxies, else from the socket. */
  clientIp: string;
  hasTrustedProxies: boolean;
  /** Whether traces are kept, so that the caller's `traceparent` is of use. */
  isTraced: boolean;
}

/** Removes the headers that must not be passed on, and adds those that services need. */
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
  // `Service` tokens are for calls between services and are never valid from outside.
  if (!request.headers.authorization?.startsWith('JWT ')) delete request.headers.authorization;
}

/** Only the two ids of `traceparent` may come in, for the gateway's own span; never vendor data or baggage. */
function cleanTrace({ headers }: IncomingMessage, isTraced: boolean): void {
  const isOfUse = isTraced && parseTraceparent(headers.traceparent) !== null;
  if (headers.traceparent !== undefined && !isOfUse) delete headers.traceparent;
  if (headers.tracestate !== undefined) delete headers.tracestate;
  if (headers.baggage !== undefined) delete headers.baggage;
}
