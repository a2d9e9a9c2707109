import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const probeEveryMs = 3000;

/**
 * Repeats the queries that failed without an answer as soon as the server can be reached. It probes with the cheapest
 * call, so that a waiting page does not flicker between its error and its skeleton.
 */
export function retryWhenBack(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isWaiting = (query: Query) => isUnanswered(query.state.error) && query.getObserversCount() > 0;
  const hasWaiting = () => client.getQueryCache().findAll({ predicate: isWaiting }).length > 0;

  const probe = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (!hasWaiting()) return;
    if (await isReachable()) await client.refetchQueries({ predicate: isWaiting });
    else schedule();
  };
  const schedule = () => {
    timer ??= setTimeout(() => void probe(), probeEveryMs);
  };
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isUnanswered(event.action.error))
      schedule();
  });
  onlineManager.subscribe(() => void probe());
}

const isUnanswered = (error: unknown) => error instanceof ApiError && error.code === 'offline';

/** Any answer will do, also a refusal. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/health/live', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
