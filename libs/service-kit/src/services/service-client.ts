import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Endpoint, ErrorCode, ReplyOf, RequestOf } from '@overland/contracts';
import { ErrorReply, errorStatus, messages } from '@overland/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError, unavailable } from '../app-error.js';
import { Clock } from '../clock.js';
import { compiled } from '../compiled.js';
import { KIT_CONFIG, type KitConfig, requiredVariable, serviceVariable } from '../config.js';
import { describeIssues } from '../logging/describe-issues.js';
import { currentContext } from '../logging/request-context.js';
import { SERVICE_NAME } from '../service-definition.js';
import { signServiceToken } from '../tokens/service-token.js';
import { endWith, type TraceSpan } from '../tracing/trace-span.js';
import { within } from '../within.js';
import { buildPath } from './build-path.js';
import { ServiceHosts } from './service-hosts.js';

const deadlineMs = 5000;
const logger = new Logger('ServiceClient');

interface Answer {
  status: number;
  text: string;
}

interface OutgoingCall {
  method: Endpoint['method'];
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Calls another service's `service` endpoints: in this process when it lives here, else over HTTP. */
@Injectable()
export class ServiceClient {
  constructor(
    @Inject(KIT_CONFIG) private readonly config: Pick<KitConfig, 'SERVICE_TOKEN_SECRET'>,
    @Inject(SERVICE_NAME) private readonly ownName: string,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError with the code, message and details that the other service answered, `unavailable` when it does not
   * answer within 5 seconds, `badGateway` when its reply does not fit the schema that this release has of it.
   */
  async call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    { requestId }: { requestId: string },
  ): Promise<ReplyOf<E>> {
    const { params, query, body } = request as Parts;
    const token = signServiceToken({
      from: this.ownName,
      to: endpoint.service,
      secret: this.config.SERVICE_TOKEN_SECRET,
      now: this.clock.now(),
    });
    const span = beginSpan(endpoint, requestId);
    const headers: OutgoingCall['headers'] = { authorization: `Service ${token}`, 'x-request-id': requestId };
    if (span) headers.traceparent = span.traceparent;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const answer = await sendInSpan(span, endpoint.service, {
      method: endpoint.method,
      path: buildPath(endpoint.path, params, query),
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return readReply(endpoint, readAnswer(answer));
  }
}

function beginSpan({ method, path, service }: Endpoint, requestId: string): TraceSpan | null {
  const caller = currentContext()?.span;
  if (!caller) return null;
  const attributes = {
    'http.request.method': method,
    'url.template': path,
    'overland.callee': service,
    'overland.request_id': requestId,
  };
  return caller.child({ name: `${method} ${path}`, kind: 'client', attributes });
}

function sendInSpan(span: TraceSpan | null, serviceName: string, call: OutgoingCall): Promise<Answer> {
  if (!span) return send(serviceName, call);
  return endWith(span, async () => {
    const answer = await send(serviceName, call);
    span.set({ 'http.response.status_code': answer.status });
    if (answer.status >= 500) span.fail(String(answer.status));
    return answer;
  });
}

async function send(serviceName: string, call: OutgoingCall): Promise<Answer> {
  const neighbor = ServiceHosts.get(serviceName);
  try {
    return await within(deadlineMs, (signal) =>
      neighbor ? sendInProcess(neighbor, call) : sendOverHttp(serviceName, call, signal),
    );
  } catch (error) {
    throw error instanceof AppError ? error : unavailable();
  }
}

async function sendInProcess(
  neighbor: FastifyInstance,
  { method, path, headers, body }: OutgoingCall,
): Promise<Answer> {
  const payload = body === undefined ? {} : { payload: body };
  const reply = await neighbor.inject({ method, url: path, headers, ...payload });
  return { status: reply.statusCode, text: reply.body };
}

async function sendOverHttp(
  serviceName: string,
  { method, path, headers, body }: OutgoingCall,
  signal: AbortSignal,
): Promise<Answer> {
  const base = requiredVariable(serviceVariable(serviceName, 'URL')).replace(/\/$/, '');
  const ask = async () => {
    const reply = await fetch(`${base}${path}`, {
      method,
      headers,
      redirect: 'error',
      signal,
      ...(body === undefined ? {} : { body }),
    });
    return { status: reply.status, text: await reply.text() };
  };
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted || !(method === 'GET' || wasRefused(error))) throw error;
    return ask();
  }
}

/** Nothing was sent. Another replica may be reached by the next connection. */
const wasRefused = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

function readReply<E extends Endpoint>({ method, path, reply }: E, value: unknown): ReplyOf<E> {
  const parsed = z.safeParse(compiled(reply), value);
  if (parsed.success) return parsed.data as ReplyOf<E>;
  logger.error(`${method} ${path} answered other than its schema: ${describeIssues(parsed.error)}`);
  throw new AppError('badGateway', messages.unavailable);
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}

function readAnswer({ status, text }: Answer): unknown {
  const value = parseJson(text);
  if (status < 400) return value;
  const reply = z.safeParse(ErrorReply, value);
  if (!reply.success || !isErrorCode(reply.data.code)) throw new AppError('badGateway', messages.unavailable);
  const { code, errors, details } = reply.data;
  throw new AppError(code, reply.data, {
    ...(errors ? { errors } : {}),
    ...(details ? { details } : {}),
    ...(code === 'unavailable' ? { retryAfterSeconds: 2 } : {}),
  });
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new AppError('badGateway', messages.unavailable);
  }
}
