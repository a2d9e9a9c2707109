import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceSpan } from '../tracing/trace-span.js';

/** What every log line of one request, event or job carries. */
export interface RequestContext {
  requestId: string;
  service: string;
  /** Set when the work is traced. */
  span?: TraceSpan | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** The fields of a log line. */
export function contextOfLine(): Record<string, string> {
  const context = storage.getStore();
  if (!context) return {};
  const { requestId, service, span } = context;
  return span ? { requestId, traceId: span.traceId, service } : { requestId, service };
}

/** The trace of the current work, to be stored or sent along with what it causes. */
export function currentTraceparent(): string | null {
  return storage.getStore()?.span?.traceparent ?? null;
}
