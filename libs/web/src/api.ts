import type { Endpoint, ReplyOf, RequestOf } from '@overland/contracts';
import { ApiError, errorOfReply, unreachable } from './api-error';
import { addressOf } from './api-request';
import { earlyKey, takeEarly } from './early/early-calls';
import { useSession } from './session-store';
import { newTraceparent } from './trace-parent';

export interface ApiOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: the same key and body have one effect. */
  idempotencyKey?: string;
  /** The specification's default of this call, shown where there is no answer at all (section 8). */
  whenUnreachable?: string;
  /** Sent instead of the session's token; the reset of a password carries its own. */
  token?: string;
}

interface AnyRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * One call of the contract table. Replies are not parsed again here: the server has serialised them by the same
 * schema, and the schemas would weigh on every page.
 * @throws ApiError; the DOM's AbortError when `signal` was aborted.
 */
export async function api<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: ApiOptions = {},
): Promise<ReplyOf<E>> {
  const response = await send(endpoint, request as AnyRequest, options);
  try {
    return (await response.json()) as ReplyOf<E>;
  } catch {
    options.signal?.throwIfAborted();
    throw unreachable(options.whenUnreachable);
  }
}

/** The same for a call that answers with a file, such as a PDF. */
export async function apiFile<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: ApiOptions = {},
): Promise<Blob> {
  const response = await send(endpoint, request as AnyRequest, options);
  return response.blob();
}

async function send(endpoint: Endpoint, request: AnyRequest, options: ApiOptions): Promise<Response> {
  const sessionToken = useSession.getState().token;
  const token = options.token ?? sessionToken;
  const headers = new Headers({ Accept: 'application/json', traceparent: newTraceparent() });
  if (token) headers.set('Authorization', `JWT ${token}`);
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const address = addressOf(endpoint.path, request);
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const early = await takeEarly(earlyKey(endpoint.method, address, body), token);
  options.signal?.throwIfAborted();
  const response =
    early ??
    (await reach(address, options, {
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body }),
    }));
  if (response.ok) return response;
  const error = errorOfReply(response.status, await bodyOf(response), options.whenUnreachable);
  if (endsSession(endpoint, error) && token === useSession.getState().token) {
    useSession.getState().refuse(error.message);
  }
  throw error;
}

async function reach(address: string, options: ApiOptions, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, ...(options.signal ? { signal: options.signal } : {}) });
  } catch {
    options.signal?.throwIfAborted();
    throw unreachable(options.whenUnreachable);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** A 401 on a signed-in call puts the session in the unauthorized state (specification, section 6). */
const endsSession = (endpoint: Endpoint, error: ApiError): boolean =>
  error.status === 401 && endpoint.access !== 'public';
