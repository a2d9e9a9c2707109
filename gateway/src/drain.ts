import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Who is busy on a kept connection asks again within that time, and is then told to close it. Milliseconds. */
const graceMs = 1_000;

/**
 * Ends a site: no new connections, what was accepted is answered, each answer says that its connection closes, and
 * those that do not end by themselves (live pages) are cut off.
 */
export class Drain {
  private servers: Server[] = [];
  private isDraining = false;

  constructor(private readonly site: FastifyInstance) {
    site.addHook('onRequest', (_request, reply, done) => {
      if (this.isDraining) reply.raw.setHeader('connection', 'close');
      done();
    });
  }

  /** Which listeners to end; the site's own one needs no telling. */
  watch(servers: Server[]): void {
    this.servers = servers;
  }

  async close(deadlineMs: number): Promise<void> {
    this.isDraining = true;
    const { servers } = this;
    const cutOff = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, deadlineMs);
    const sweep = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
    }, graceMs);
    await Promise.all(servers.map(stopListening));
    clearInterval(sweep);
    await this.site.close();
    clearTimeout(cutOff);
  }
}

/**
 * Resolves when the last connection has ended. The close of `http.Server` would hang up on kept connections at once,
 * also on one whose next request is on its way.
 */
function stopListening(server: Server): Promise<void> {
  server.keepAliveTimeout = graceMs;
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}
