import type { Call, ReplyOf, RequestOf } from '@overland/contracts';
import { ApiError, errorOfReply, unreachable } from './api-error';
import { addressOf } from './api-request';
import { useConfirmation } from './confirmation-store';
import { useSession } from './session-store';
import { newTraceparent } from './trace-parent';

export interface ApiOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: the same key and body have one effect. */
  idempotencyKey?: string;
  whenUnreachable?: string;
  /** Sent instead of the session's token; the reset of a password carries its own. */
  token?: string;
  /** The type of answer that is asked for; JSON by default. */
  accept?: string;
}

/** A sentence alone is what is said when the server cannot be reached. */
export const optionsOf = <O extends { whenUnreachable?: string }>(given: O | string): O =>
  typeof given === 'string' ? ({ whenUnreachable: given } as O) : given;

interface AnyRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * One call of the contract table. Replies are not parsed again here: the server has serialized them by the same
 * schema, and the schemas would weigh on every page.
 * @throws ApiError; the DOM's AbortError when `signal` was aborted.
 */
export async function api<E extends Call>(
  endpoint: E,
  request: RequestOf<E>,
  given: ApiOptions | string = {},
): Promise<ReplyOf<E>> {
  const options = optionsOf(given);
  const response = await send(endpoint, request as AnyRequest, options);
  return reach(async () => (await response.json()) as ReplyOf<E>, options);
}

export async function apiFile<E extends Call>(
  endpoint: E,
  request: RequestOf<E>,
  given: ApiOptions | string = {},
): Promise<Blob> {
  const options = optionsOf(given);
  const response = await send(endpoint, request as AnyRequest, options);
  return reach(() => response.blob(), options);
}

/**
 * Does not read the answer. When a dangerous call is refused until the password is given again, asks for it and sends
 * the call again.
 */
export async function send(endpoint: Call, request: AnyRequest, options: ApiOptions): Promise<Response> {
  try {
    return await sendOnce(endpoint, request, options);
  } catch (error) {
    const needsPassword = error instanceof ApiError && error.code === 'confirmationRequired';
    if (!needsPassword || !(await useConfirmation.getState().ask())) throw error;
    return sendOnce(endpoint, request, options);
  }
}

async function sendOnce(endpoint: Call, request: AnyRequest, options: ApiOptions): Promise<Response> {
  const sessionToken = useSession.getState().token;
  const token = options.token ?? sessionToken;
  const headers = new Headers({
    Accept: options.accept ?? 'application/json',
    traceparent: newTraceparent(),
  });
  if (token) headers.set('Authorization', `JWT ${token}`);
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const address = addressOf(endpoint.path, request);
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const { signal } = options;
  const init = {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal && { signal }),
  };
  const response = await reach(() => fetch(address, init), options);
  if (response.ok) return response;
  const error = errorOfReply(response.status, await bodyOf(response), options.whenUnreachable);
  const session = useSession.getState();
  if (token === session.token) {
    if (endsSession(endpoint, error)) session.refuse(error.message);
    if (error.code === 'secondStepRequired') session.learnSecondStep(true);
  }
  throw error;
}

/** The connection may break before the answer, or within it. */
async function reach<T>(read: () => Promise<T>, options: ApiOptions): Promise<T> {
  try {
    return await read();
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

/** A 401 on a signed-in call puts the session in the unauthorized state (docs/product/people.md). */
const endsSession = (endpoint: Call, error: ApiError): boolean =>
  error.status === 401 && endpoint.access !== 'public';
