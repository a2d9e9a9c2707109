import type { ServerResponse } from 'node:http';
import { type ChangedOrder, orders, type Session } from '@overland/contracts';
import { AppError, type ServiceClient, Sweeper } from '@overland/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenOf } from './inbound-headers.js';
import type { Sessions } from './sessions.js';

const askEveryMs = 400;
/** A comment this often keeps proxies from ending a quiet stream, and finds those whose reader has gone. */
const heartbeatMs = 25_000;
/** A reader that takes nothing for so many bytes is cut off; it asks for everything when it is back. */
const mostWaitingBytes = 64 * 1024;
/** A visible page has one; browsers allow six connections to a site. */
const mostOfASession = 20;

interface Reader {
  session: Session;
  token: string;
  stream: ServerResponse;
}

interface Parts {
  services: ServiceClient;
  sessions: Sessions;
}

/**
 * Tells open pages which orders changed (server-sent events). Each gateway asks the orders service for changes while
 * somebody listens, so that any number of gateways and services works without a channel between them.
 */
export class LiveOrders {
  private readonly readers = new Set<Reader>();
  private readonly sweeper = new Sweeper({
    what: 'asking for changes of orders',
    everyMs: askEveryMs,
    work: () => this.ask(),
  });
  private readonly heartbeat = setInterval(() => this.beat(), heartbeatMs).unref();
  /** The place up to which changes were told; null while nobody listens. */
  private place: string | null = null;

  constructor(private readonly parts: Parts) {
    this.sweeper.start();
  }

  /**
   * Opens the stream of an admitted request.
   * @throws AppError invalid for a client that does not ask for a stream; tooManyRequests
   */
  async open(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.headers.accept?.includes('text/event-stream')) {
      throw new AppError('invalid', 'Please ask with Accept: text/event-stream.');
    }
    const token = tokenOf(request.raw) ?? '';
    const session = await this.parts.sessions.check(token, request.id);
    if (this.countOf(session) >= mostOfASession) {
      throw new AppError('tooManyRequests', 'Too many pages of yours listen for changes. Please close some.');
    }
    reply.hijack();
    const stream = reply.raw;
    // The client has left meanwhile: nothing would say so any more.
    if (stream.destroyed) return;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) stream.setHeader(name, value);
    }
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const reader: Reader = { session, token, stream };
    this.readers.add(reader);
    stream.once('close', () => this.readers.delete(reader));
    // Of the first reader: what changes from here on is told. If orders cannot be asked now, the next sweep asks.
    if (this.place === null) await this.ask().catch(() => undefined);
    stream.write(': open\n\n');
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    await this.sweeper.stop();
    for (const { stream } of this.readers) stream.end();
  }

  private countOf({ sessionId }: Session): number {
    return [...this.readers].filter(({ session }) => session.sessionId === sessionId).length;
  }

  private async ask(): Promise<void> {
    if (this.readers.size === 0) {
      this.place = null;
      return;
    }
    const { changes, next } = await this.parts.services.call(
      'orders',
      orders.changes,
      { body: { after: this.place } },
      { requestId: 'live-orders' },
    );
    this.place = next;
    if (changes.length > 0) await Promise.all([...this.readers].map((reader) => this.tell(reader, changes)));
  }

  /** A session that has ended learns nothing more (docs/product/security.md). */
  private async tell(reader: Reader, changes: readonly ChangedOrder[]): Promise<void> {
    const { session, token, stream } = reader;
    const own = changes.filter(({ portalId }) => session.role === 'MCAdmin' || portalId === session.portalId);
    if (own.length === 0) return;
    try {
      await this.parts.sessions.check(token, 'live-orders');
    } catch {
      stream.end();
      return;
    }
    stream.write(own.map((change) => `data: ${JSON.stringify(change)}\n\n`).join(''));
    if (stream.writableLength > mostWaitingBytes) stream.destroy();
  }

  private beat(): void {
    for (const { stream } of this.readers) stream.write(': still here\n\n');
  }
}
