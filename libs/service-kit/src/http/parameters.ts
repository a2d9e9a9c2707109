import type { Readable } from 'node:stream';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Endpoint, Session } from '@overland/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid, notFound, unauthorized } from '../app-error.js';
import { findCaller } from './caller.js';
import { findEndpoint } from './endpoint-metadata.js';
import { findRawBody } from './json-body.js';
import { validateInput } from './validate-input.js';

/** What a handler may need to know of a request beside its input. */
export interface RequestInfo {
  requestId: string;
  /** The `Idempotency-Key` header, at most 200 characters. */
  idempotencyKey: string | null;
  /** The whole `Authorization` header. */
  authorization: string | null;
  /** The caller's address: as the gateway gives it, else the socket's. */
  ip: string;
  cookies: Readonly<Record<string, string | undefined>>;
  userAgent: string | null;
  /** One header by lower-case name. */
  header(name: string): string | null;
  /** The body's exact text, for signatures of webhooks. */
  rawBody: string | null;
  setCookie(name: string, value: string, options: CookieSerializeOptions): void;
}

function endpointOf(ctx: ExecutionContext): Endpoint {
  const endpoint = findEndpoint(ctx.getHandler());
  if (!endpoint) throw notFound();
  return endpoint;
}

/** The validated `{ params, query, body }`; its type is `InputOf<typeof theEndpoint>`. */
export const Input = createParamDecorator((_data: unknown, ctx: ExecutionContext) =>
  validateInput(endpointOf(ctx), ctx.switchToHttp().getRequest<FastifyRequest>()),
);

/** The `Session` of the caller; on a public endpoint `Session | null`. */
export const Caller = createParamDecorator((_data: unknown, ctx: ExecutionContext) => callerOf(ctx));

function callerOf(ctx: ExecutionContext): Session | null {
  const caller = findCaller(ctx.switchToHttp().getRequest<object>());
  if (caller || endpointOf(ctx).access === 'public') return caller;
  throw unauthorized();
}

/** The body of an endpoint that takes bytes, unread. */
export const Bytes = createParamDecorator(
  (_data: unknown, ctx: ExecutionContext): Readable => ctx.switchToHttp().getRequest<FastifyRequest>().raw,
);

export const CallInfo = createParamDecorator((_data: unknown, ctx: ExecutionContext) => infoOf(ctx));

/** Who calls, and how. */
export interface By {
  session: Session;
  info: RequestInfo;
}

/** `By`, for endpoints that are not public. */
export const CalledBy = createParamDecorator((_data: unknown, ctx: ExecutionContext) => byOf(ctx));

/** @throws AppError unauthorized, also for nobody on a public endpoint. */
export function byOf(ctx: ExecutionContext): By {
  const session = callerOf(ctx);
  if (!session) throw unauthorized();
  return { session, info: infoOf(ctx) };
}

function infoOf(ctx: ExecutionContext): RequestInfo {
  const http = ctx.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const idempotencyKey = header('idempotency-key');
  if (idempotencyKey && idempotencyKey.length > 200) {
    throw invalid('The Idempotency-Key header may have at most 200 characters.');
  }
  return {
    requestId: request.id,
    idempotencyKey,
    authorization: header('authorization'),
    ip: header('x-client-ip') ?? request.ip,
    cookies: request.cookies,
    userAgent: header('user-agent'),
    header,
    rawBody: findRawBody(request),
    setCookie: (name, value, options) =>
      void http.getResponse<FastifyReply>().setCookie(name, value, options),
  };
}
