import { lookup } from 'node:dns/promises';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Timeouts and limits of every listener, milliseconds and bytes. */
export const httpLimits = {
  // For a file of 25 MB from a phone; other bodies have less (slow-bodies.ts).
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
  connectionsCheckingInterval: 2_000,
} satisfies ServerOptions;

/**
 * Listens on every address of the host name: `localhost` has two. Fastify would open the second one too, but without
 * the handler for broken requests, and it would not wait for that listener's requests when it closes.
 * @returns the servers, and the port, which the system chooses for port 0
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

/** Resolves to nothing where the machine has no such address. */
function listenToo(site: FastifyInstance, port: number, host: string): Promise<Server[]> {
  const server = createServer(httpLimits, (request, reply) => site.routing(request, reply));
  for (const answer of site.server.listeners('clientError')) server.on('clientError', answer as () => void);
  return new Promise((resolve) => {
    server.once('error', () => resolve([]));
    server.listen({ port, host }, () => resolve([server]));
  });
}
