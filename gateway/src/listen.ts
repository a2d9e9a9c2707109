import { lookup } from 'node:dns/promises';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './broken-requests.js';

/** The timeouts and caps of every listener, milliseconds and bytes. */
export const httpLimits = {
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: 2_000,
} satisfies ServerOptions;

/**
 * Opens a site on every address that its host name has: `localhost` has two. Fastify would open the second one, too,
 * but without an answer for broken requests, and without waiting for its requests at the end.
 * @returns the servers, and the port, which the system chooses when 0 is asked for
 */
export async function listenEverywhere(
  site: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; servers: Server[] }> {
  const [first, ...others] = await lookup(host, { all: true });
  await site.listen({ port, host: first?.address ?? host });
  const { port: opened } = site.server.address() as AddressInfo;
  const more = await Promise.all(others.map(({ address }) => listenToo(site, opened, address)));
  return { port: opened, servers: [site.server, ...more.flat()] };
}

/** Nothing where the machine has no such address: the first one stands. */
function listenToo(site: FastifyInstance, port: number, host: string): Promise<Server[]> {
  const server = createServer(httpLimits, (request, reply) => site.routing(request, reply));
  server.on('clientError', answerBrokenRequest);
  return new Promise((resolve) => {
    server.once('error', () => resolve([]));
    server.listen({ port, host }, () => resolve([server]));
  });
}
