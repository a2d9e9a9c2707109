import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of one request, event or job carries. */
export interface RequestContext {
  requestId: string;
  service: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}
