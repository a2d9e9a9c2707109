import { within } from '@overland/service-kit';
import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';

/** Why Mapbox gave no answer. The message is safe to log: it contains no URL, and so no token. */
export class MapboxError extends Error {
  override readonly name = 'MapboxError';

  /** @param isOutage false if Mapbox works and only refused this request. */
  constructor(
    message: string,
    readonly isOutage = true,
  ) {
    super(message);
  }
}

type Api = 'search' | 'directions';
export type Deadlines = Record<Api, number>;

/** People wait for suggestions while typing, and for miles while a price is calculated. */
const DEADLINES_MS: Deadlines = { search: 800, directions: 2000 };
const FAILURES_TO_OPEN = 3;
const PAUSE_MS = 15_000;
const LARGEST_ANSWER = 2_000_000;
/** Bad requests do not count as failures: one user's input must not open the circuit for everyone. */
const REQUEST_REFUSED: ReadonlySet<number> = new Set([400, 404, 413, 414, 422]);

/** GET requests to Mapbox: with a deadline for the whole answer, and a breaker for each API. */
export class MapboxClient {
  private readonly breakers: Record<Api, CircuitBreakerPolicy> = {
    search: newBreaker(),
    directions: newBreaker(),
  };

  constructor(private readonly config: { url: string; token: string; deadlinesMs?: Deadlines | undefined }) {}

  /** The JSON of an answer. @throws MapboxError if there is none in time. */
  async get(api: Api, path: string, params: Record<string, string>): Promise<unknown> {
    const deadlineMs = (this.config.deadlinesMs ?? DEADLINES_MS)[api];
    const query = new URLSearchParams({ ...params, access_token: this.config.token });
    const url = `${this.config.url.replace(/\/$/, '')}${path}?${query}`;
    const late = () => new MapboxError(`Mapbox ${api} did not answer within ${deadlineMs} ms.`);
    try {
      return await this.breakers[api].execute(() =>
        within(deadlineMs, (signal) => fetchJson(api, url, signal), late),
      );
    } catch (error) {
      if (isBrokenCircuitError(error)) throw new MapboxError(`Mapbox ${api} is paused after failures.`);
      throw error;
    }
  }
}

/** Opens after three failures in a row. 15 seconds later one request tests whether Mapbox is back. */
function newBreaker(): CircuitBreakerPolicy {
  const isOutage = (error: Error) => !(error instanceof MapboxError) || error.isOutage;
  return circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
}

async function fetchJson(api: Api, url: string, signal: AbortSignal): Promise<unknown> {
  // The error of fetch may contain the address, so it is not passed on.
  const reply = await fetch(url, { signal, redirect: 'error' }).catch(() => {
    throw new MapboxError(`Mapbox ${api} cannot be reached.`);
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    throw new MapboxError(`Mapbox ${api} answered ${reply.status}.`, !REQUEST_REFUSED.has(reply.status));
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
