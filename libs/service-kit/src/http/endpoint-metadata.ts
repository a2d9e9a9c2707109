import type { Endpoint } from '@overland/contracts';

const endpoints = new WeakMap<object, Endpoint>();

type Handler = (...args: never[]) => unknown;

export function setEndpoint(handler: object, endpoint: Endpoint): void {
  endpoints.set(handler, endpoint);
}

/** The endpoint that a controller method implements, if it implements one. */
export function findEndpoint(handler: Handler | object): Endpoint | undefined {
  return endpoints.get(handler);
}
