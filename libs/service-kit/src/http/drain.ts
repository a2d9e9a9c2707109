import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

interface DrainOptions {
  /** A client that is busy on a kept-alive connection sends its next request within this time, milliseconds. */
  graceMs: number;
}

/**
 * Empties servers before they end: they take no new connections, answer what they accepted with `connection: close`, and cut
 * off connections that do not end by themselves (server-sent events). It knows connections that another process handed over, too,
 * which a server does not wait for.
 */
export class Drain {
  private readonly connections = new Set<Socket>();
  /** Connections on which nothing was asked yet, as browsers open them ahead: Node does not count them as idle. */
  private readonly unused = new Set<Socket>();
  private isDraining = false;

  constructor(
    private readonly servers: readonly Server[],
    private readonly options: DrainOptions,
  ) {
    for (const server of servers) {
      server.on('connection', (socket: Socket) => this.watch(socket));
      server.prependListener('request', ({ socket }, reply) => {
        this.unused.delete(socket);
        if (this.isDraining) reply.setHeader('connection', 'close');
      });
    }
  }

  /**
   * Resolves when the last connection has ended. `close` of `http.Server` would end kept-alive connections at once, even one whose
   * next request is on its way.
   */
  async close(deadlineMs: number): Promise<void> {
    const { servers, connections } = this;
    this.isDraining = true;
    for (const server of servers) this.stopListening(server);
    const cutOff = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, deadlineMs);
    const sweep = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
      for (const socket of this.unused) socket.destroy();
    }, this.options.graceMs);
    // One may have been on its way from the other process.
    while (connections.size > 0) await Promise.all([...connections].map(closed));
    clearInterval(sweep);
    clearTimeout(cutOff);
  }

  private stopListening(server: Server): void {
    server.keepAliveTimeout = this.options.graceMs;
    NetServer.prototype.close.call(server, () => undefined);
  }

  private watch(socket: Socket): void {
    this.connections.add(socket);
    this.unused.add(socket);
    socket.once('close', () => {
      this.connections.delete(socket);
      this.unused.delete(socket);
    });
  }
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
