import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { allEndpoints, type Endpoint } from '@overland/contracts';
import { site } from './product.js';

export interface RawAnswer {
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
}

interface RawCall {
  method?: string;
  /** Sent unchanged, without normalization. */
  path: string;
  token?: string | null;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  origin?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** A raw request with any path, any method and any bytes. */
export function callRaw({ method = 'GET', path, token, headers = {}, body, origin = site }: RawCall) {
  const { hostname, port } = new URL(origin);
  const sent = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `JWT ${token}` } : {}),
    ...headers,
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
  return new Promise<RawAnswer>((resolve, reject) => {
    const call = httpRequest({ hostname, port, method, path, headers: sent, agent }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(pieces).toString(),
          headers: answer.headers,
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** The path of an endpoint with its parameters filled in by name. */
export function pathOf({ path }: Endpoint, values: Record<string, string>): string {
  return `/api${path.replace(/:(\w+)/g, (_match, name) => encodeURIComponent(values[name] ?? ''))}`;
}

/** A value for every path parameter of the contract, for calls that are refused before it is read. */
export function idsOfAllPaths(value: string): Record<string, string> {
  const names = allEndpoints.flatMap(({ path }) =>
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  );
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** An error answer without the parts that differ between requests. */
export function withoutRequestId({ status, text }: RawAnswer): string {
  return `${status} ${text.replace(/"requestId":"[^"]*"/, '"requestId":"…"')}`;
}

/** Runs `work` for every item with limited concurrency. */
export async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>) {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
