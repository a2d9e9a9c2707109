import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const endOfData = '\r\n.\r\n';

/**
 * Stands between a worker and the inbox. While it holds, the inbox accepts emails but its answers are held back, so the worker
 * cannot know that they were sent. A connection that was there while it held stays held.
 */
export class HoldingSmtp {
  isHolding = false;
  /** Emails whose answer was kept back. */
  held = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => this.pass(client));

  constructor(private readonly inboxPort: number) {}

  /** @returns its address, for SMTP_URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private pass(client: Socket): void {
    const inbox = connect(this.inboxPort, '127.0.0.1');
    // To its end: what a killed worker had sent may come in only after the holding is over.
    let isHolding = this.isHolding;
    let isHeld = false;
    let tail = '';
    client.on('data', (chunk) => {
      isHolding ||= this.isHolding;
      tail = (tail + chunk.toString('latin1')).slice(-endOfData.length);
      if (isHolding && tail === endOfData) {
        isHeld = true;
        this.held += 1;
      }
      inbox.write(chunk);
    });
    inbox.on('data', (chunk) => {
      if (!isHeld) client.write(chunk);
    });
    for (const [one, other] of [
      [client, inbox],
      [inbox, client],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.sockets.delete(one);
        other.end();
      });
    }
  }
}
