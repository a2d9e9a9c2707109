import type { Clock } from '@overland/service-kit';
import * as z from 'zod/mini';
import type { SuperDispatchSettings } from '../../dispatches/dispatch-config.js';
import { TmsRefusal, TmsUnavailable } from '../tms-port.js';
import { errorOf, type HttpAnswer } from './http-answer.js';
import { paths } from './paths.js';
import { WireToken } from './wire.js';

export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  body?: object;
}

interface Token {
  value: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

const timeoutMs = 8_000;
/** Tokens are replaced this long before they end, so that none ends on its way. */
const marginMs = 60_000;

export interface ClientOptions {
  /** Null if no TMS is configured: every call is put off. */
  settings: SuperDispatchSettings | null;
  clock: Clock;
  timeoutMs?: number;
}

/** HTTP calls to Super Dispatch: token, timeout, and the meaning of an answer. */
export class SuperDispatchClient {
  private token: Token | null = null;
  private asking: Promise<Token> | null = null;

  constructor(private readonly options: ClientOptions) {}

  /** @throws TmsUnavailable, TmsRefusal */
  async call<S extends z.ZodMiniType>(call: ApiCall, reply: S): Promise<z.output<S>> {
    return read(await this.authorized(call), reply);
  }

  /** For calls whose answer we do not need. @throws TmsUnavailable, TmsRefusal */
  async send(call: ApiCall): Promise<void> {
    await this.authorized(call);
  }

  private async authorized(call: ApiCall): Promise<HttpAnswer> {
    const first = await this.currentToken();
    const answer = await this.fetch(call, `Bearer ${first.value}`);
    if (answer.status !== 401) return this.checked(answer, first);
    // The token may have ended early. A second refusal means that our credentials are wrong.
    if (this.token === first) this.token = null;
    const second = await this.currentToken();
    return this.checked(await this.fetch(call, `Bearer ${second.value}`), second);
  }

  /** Simultaneous calls share one token and wait for it together. */
  private async currentToken(): Promise<Token> {
    if (this.token && this.token.endsAt - marginMs > this.now().getTime()) return this.token;
    this.asking ??= this.askForToken().finally(() => {
      this.asking = null;
    });
    this.token = await this.asking;
    return this.token;
  }

  private async askForToken(): Promise<Token> {
    const { clientId, clientSecret } = this.settings();
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const askedAt = this.now().getTime();
    const answer = await this.fetch({ method: 'POST', path: paths.token }, `Basic ${basic}`);
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      throw new TmsUnavailable(`Super Dispatch does not accept our credentials (${answer.status}).`);
    }
    const { access_token: value, expires_in: seconds } = read(this.checked(answer), WireToken);
    return { value, endsAt: askedAt + seconds * 1000 };
  }

  private checked(answer: HttpAnswer, token?: Token): HttpAnswer {
    const secrets = [this.settings().clientSecret, ...(token ? [token.value] : [])];
    const error = errorOf(answer, { now: this.now(), secrets });
    if (error) throw error;
    return answer;
  }

  private async fetch({ method, path, body }: ApiCall, authorization: string): Promise<HttpAnswer> {
    const longest = this.options.timeoutMs ?? timeoutMs;
    const signal = AbortSignal.timeout(longest);
    const url = new URL(path, this.settings().url);
    try {
      const response = await fetch(url, {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          ...(body ? { 'content-type': contentTypeOf(method) } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal,
      });
      const retryAfter = response.headers.get('retry-after');
      return { status: response.status, retryAfter, text: await response.text() };
    } catch (error) {
      throw new TmsUnavailable(
        signal.aborted
          ? `Super Dispatch did not answer within ${longest / 1000} seconds.`
          : `Super Dispatch could not be reached${codeOf(error)}.`,
      );
    }
  }

  private settings(): SuperDispatchSettings {
    const { settings } = this.options;
    if (!settings) throw new TmsUnavailable('No TMS is configured: SUPER_DISPATCH_URL is not set.');
    return settings;
  }

  private now(): Date {
    return this.options.clock.now();
  }
}

/** Such as ` (ECONNREFUSED)`. The error's message would reveal the address. */
function codeOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? ` (${code})` : '';
}

/** A PATCH is a merge patch (RFC 7396): fields that are not in it stay as they are. */
function contentTypeOf(method: ApiCall['method']): string {
  return method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
}

function read<S extends z.ZodMiniType>({ text }: HttpAnswer, reply: S): z.output<S> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // Probably the page of a proxy.
    throw new TmsUnavailable('Super Dispatch answered with something else than JSON.');
  }
  const parsed = z.safeParse(reply, body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new TmsRefusal(
    `Super Dispatch's answer has an unexpected form at ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
