import type { Call, ReplyOf, RequestOf } from '@overland/contracts';
import { send } from './api';

// Apart from `api`, as few first views follow anything.

/** After a stream that ended, doubling up to a minute; pages read again every half minute in any case. */
const firstPauseMs = 1000;
const longestPauseMs = 60_000;

interface Following<E extends Call> {
  onEvent(event: ReplyOf<E>): void;
  /** The stream ended, or could not be opened: something may have been missed. */
  onLost?(): void;
}

/**
 * Follows a call that answers with server-sent events while the page is visible, and opens it again when it ends. A hidden
 * tab does not listen: browsers allow few connections to one site. Returns how to stop.
 */
export function followEvents<E extends Call>(
  endpoint: E,
  request: RequestOf<E>,
  following: Following<E>,
): () => void {
  let open: AbortController | null = null;
  const update = () => {
    const isWanted = document.visibilityState !== 'hidden';
    if (isWanted && !open) {
      open = new AbortController();
      void follow(endpoint, request, following, open.signal);
    } else if (!isWanted) {
      open?.abort();
      open = null;
    }
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    open?.abort();
  };
}

async function follow<E extends Call>(
  endpoint: E,
  request: RequestOf<E>,
  { onEvent, onLost }: Following<E>,
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      for await (const event of eventsOf(endpoint, request, signal)) {
        pauseMs = firstPauseMs;
        onEvent(event);
      }
    } catch {
      // Also when it is aborted: the loop ends then.
    }
    if (!signal.aborted) onLost?.();
    await pauseOf(pauseMs, signal);
  }
}

/** The data of the events, one JSON text each, until the server ends it. */
async function* eventsOf<E extends Call>(
  endpoint: E,
  request: RequestOf<E>,
  signal: AbortSignal,
): AsyncGenerator<ReplyOf<E>> {
  const response = await send(endpoint, request as object, { signal, accept: 'text/event-stream' });
  if (!response.body) return;
  let waiting = '';
  for await (const piece of piecesOf(response.body)) {
    const blocks = (waiting + piece).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length)) as ReplyOf<E>;
    }
  }
}

/** Not every browser iterates over a stream. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

function pauseOf(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timeout);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timeout = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
