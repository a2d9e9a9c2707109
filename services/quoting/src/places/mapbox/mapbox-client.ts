import { type Clock, within } from '@overland/service-kit';
import { CircuitBreaker } from './circuit-breaker.js';

/** Why Mapbox gave no answer. The message is fit for a log: it holds no address, and so no token. */
export class MapboxError extends Error {
  override readonly name = 'MapboxError';

  /** @param isOutage false when Mapbox is well and only this question was not to its liking. */
  constructor(
    message: string,
    readonly isOutage = true,
  ) {
    super(message);
  }
}

type Api = 'search' | 'directions';
export type Deadlines = Record<Api, number>;

/** Whoever types waits for suggestions; whoever asks for a price waits for miles. */
const DEADLINES_MS: Deadlines = { search: 800, directions: 2000 };
const LARGEST_ANSWER = 2_000_000;
/** Nobody's questions may shut Mapbox off for the others. */
const QUESTION_REFUSED: ReadonlySet<number> = new Set([400, 404, 413, 414, 422]);

/** GET requests to Mapbox: with a deadline for the whole answer, and a breaker for each API. */
export class MapboxClient {
  private readonly breakers: Record<Api, CircuitBreaker>;

  constructor(
    private readonly config: { url: string; token: string; deadlinesMs?: Deadlines | undefined },
    clock: Clock,
  ) {
    this.breakers = { search: new CircuitBreaker(clock), directions: new CircuitBreaker(clock) };
  }

  /** The JSON of an answer. @throws MapboxError when there is none in time. */
  async get(api: Api, path: string, params: Record<string, string>): Promise<unknown> {
    const breaker = this.breakers[api];
    const deadlineMs = (this.config.deadlinesMs ?? DEADLINES_MS)[api];
    if (!breaker.admits()) throw new MapboxError(`Mapbox ${api} rests after failures.`);
    const query = new URLSearchParams({ ...params, access_token: this.config.token });
    const url = `${this.config.url.replace(/\/$/, '')}${path}?${query}`;
    try {
      const late = () => new MapboxError(`Mapbox ${api} did not answer within ${deadlineMs} ms.`);
      const answer = await within(deadlineMs, (signal) => fetchJson(api, url, signal), late);
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof MapboxError && !error.isOutage) breaker.succeeded();
      else breaker.failed();
      throw error;
    }
  }
}

async function fetchJson(api: Api, url: string, signal: AbortSignal): Promise<unknown> {
  // What fetch throws may name the address; only its kind is passed on.
  const reply = await fetch(url, { signal, redirect: 'error' }).catch(() => {
    throw new MapboxError(`Mapbox ${api} cannot be reached.`);
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    throw new MapboxError(`Mapbox ${api} answered ${reply.status}.`, !QUESTION_REFUSED.has(reply.status));
  }
  const text = await readText(reply).catch(() => {
    throw new MapboxError(`Mapbox ${api} broke off its answer.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new MapboxError(`Mapbox ${api} answered no JSON.`);
  }
}

async function readText(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LARGEST_ANSWER) throw new Error('too long');
  }
  return text + decoder.decode();
}
