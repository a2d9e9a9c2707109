import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A client that is busy on a kept-alive connection sends its next request within this time, milliseconds. */
const graceMs = 1_000;

/**
 * Shuts a site down: it takes no new connections, answers what it accepted with `connection: close`, and cuts off
 * connections that do not end by themselves (server-sent events).
 */
export class Drain {
  private servers: Server[] = [];
  /** Connections on which nothing was asked yet, as browsers open them ahead: Node does not count them as idle. */
  private readonly unused = new Set<Socket>();
  private isDraining = false;

  constructor(private readonly site: FastifyInstance) {
    site.addHook('onRequest', (_request, reply, done) => {
      if (this.isDraining) reply.raw.setHeader('connection', 'close');
      done();
    });
  }

  /** The listeners to close. */
  watch(servers: Server[]): void {
    this.servers = servers;
    for (const server of servers) {
      server.on('connection', (socket: Socket) => {
        this.unused.add(socket);
        socket.once('close', () => this.unused.delete(socket));
      });
      server.on('request', ({ socket }) => this.unused.delete(socket));
    }
  }

  async close(deadlineMs: number): Promise<void> {
    this.isDraining = true;
    const { servers } = this;
    const cutOff = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, deadlineMs);
    const sweep = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
      for (const socket of this.unused) socket.destroy();
    }, graceMs);
    await Promise.all(servers.map(stopListening));
    clearInterval(sweep);
    await this.site.close();
    clearTimeout(cutOff);
  }
}

/**
 * Resolves when the last connection has ended. `close` of `http.Server` would end kept-alive connections at once,
 * even one whose next request is on its way.
 */
function stopListening(server: Server): Promise<void> {
  server.keepAliveTimeout = graceMs;
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}
