import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceSpan } from '../tracing/trace-span.js';

/** What every log line of one request, event or job carries. */
export interface RequestContext {
  requestId: string;
  service: string;
  /** Where it is traced. */
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

/** Of what is being done, to be kept or sent along with whatever comes of it. */
export function currentTraceparent(): string | null {
  return storage.getStore()?.span?.traceparent ?? null;
}
