import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can fall silent: connections stay open, and nothing passes. */
export class SilentProxy {
  private readonly pairs: [Socket, Socket][] = [];

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  /** @param port a free one without it */
  static async open(targetUrl: string, port = 0): Promise<SilentProxy> {
    const target = new URL(targetUrl);
    const server = createServer();
    const proxy = new SilentProxy(server, target);
    server.on('connection', (near) => proxy.join(near));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return proxy;
  }

  /** The target's URL, by this way. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  get open(): number {
    return this.pairs.filter(([near]) => !near.destroyed).length;
  }

  /** The connections that are open now pass nothing any more, or the newest of them; later ones do. */
  silence(which: 'all' | 'newest' = 'all'): void {
    for (const [near, far] of which === 'all' ? this.pairs : this.pairs.slice(-1)) {
      near.unpipe(far);
      far.unpipe(near);
    }
  }

  /** Breaks the open connections. */
  cut(): void {
    for (const [near] of this.pairs) near.resetAndDestroy();
  }

  async close(): Promise<void> {
    for (const sockets of this.pairs) for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    this.pairs.push([near, far]);
    near.pipe(far).pipe(near);
    near.on('error', () => undefined).on('close', () => far.destroy());
    far.on('error', () => undefined).on('close', () => near.destroy());
  }
}
