import type { Clock } from '@overland/service-kit';
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

/** Whoever types waits for suggestions; whoever asks for a price waits for miles. */
const DEADLINES_MS: Record<Api, number> = { search: 800, directions: 2000 };
const LARGEST_ANSWER = 2_000_000;
/** Nobody's questions may shut Mapbox off for the others. */
const QUESTION_REFUSED: ReadonlySet<number> = new Set([400, 404, 413, 414, 422]);

/** GET requests to Mapbox: with a deadline for the whole answer, and a breaker for each API. */
export class MapboxClient {
  private readonly breakers: Record<Api, CircuitBreaker>;

  constructor(
    private readonly config: { url: string; token: string },
    clock: Clock,
  ) {
    this.breakers = { search: new CircuitBreaker(clock), directions: new CircuitBreaker(clock) };
  }

  /** The JSON of an answer. @throws MapboxError when there is none in time. */
  async get(api: Api, path: string, params: Record<string, string>): Promise<unknown> {
    const breaker = this.breakers[api];
    if (!breaker.admits()) throw new MapboxError(`Mapbox ${api} rests after failures.`);
    const query = new URLSearchParams({ ...params, access_token: this.config.token });
    const url = `${this.config.url.replace(/\/$/, '')}${path}?${query}`;
    try {
      const answer = await fetchJson(api, url);
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof MapboxError && !error.isOutage) breaker.succeeded();
      else breaker.failed();
      throw error;
    }
  }
}

async function fetchJson(api: Api, url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(DEADLINES_MS[api]);
  // What fetch throws may name the address; only its kind is passed on.
  const reply = await fetch(url, { signal, redirect: 'error' }).catch(() => {
    throw new MapboxError(signal.aborted ? lateMessage(api) : `Mapbox ${api} cannot be reached.`);
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    throw new MapboxError(`Mapbox ${api} answered ${reply.status}.`, !QUESTION_REFUSED.has(reply.status));
  }
  const text = await readText(reply).catch(() => {
    throw new MapboxError(signal.aborted ? lateMessage(api) : `Mapbox ${api} broke off its answer.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new MapboxError(`Mapbox ${api} answered no JSON.`);
  }
}

function lateMessage(api: Api): string {
  return `Mapbox ${api} did not answer within ${DEADLINES_MS[api]} ms.`;
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
