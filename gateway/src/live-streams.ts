import type { ServerResponse } from 'node:http';
import { type Endpoint, orders, type ReplyOf } from '@overland/contracts';
import { AppError, type ServiceClient, Sweeper } from '@overland/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamLimit, StreamPlaces } from './stream-places.js';

const askEveryMs = 400;
/** A comment this often keeps proxies from ending a quiet stream, and finds those whose reader has gone. */
const heartbeatMs = 25_000;
/** A reader that takes nothing for so many bytes is cut off; it asks for everything when it is back. */
const mostWaitingBytes = 64 * 1024;

/** What happened since it was last asked. */
export type Happened = Pick<ReplyOf<typeof orders.changes>, 'changes' | 'notices'>;

/** Who is behind an open stream. */
export interface Listener {
  limits: readonly StreamLimit[];
  /** What it is told of this; null when it may learn nothing more. */
  select(happened: Happened): Promise<readonly unknown[] | null>;
  /** Whether the stream has ended by now. Asked at each heartbeat. */
  isOver(): boolean;
}

/** Says who asks for a stream. @throws AppError for who may not have it. */
export type FindListener = (request: FastifyRequest) => Promise<Listener>;

interface Reader {
  listener: Listener;
  stream: ServerResponse;
}

interface Parts {
  services: ServiceClient;
  places: StreamPlaces;
  /** By the path of the endpoint. */
  listeners: ReadonlyMap<string, FindListener>;
}

/**
 * Tells open pages that orders changed, or that somebody has a notice (server-sent events). Each gateway asks the orders service while
 * somebody listens, so that any number of gateways and services works without a channel between them.
 */
export class LiveStreams {
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
   * @throws AppError invalid for a client that does not ask for a stream; tooManyRequests; what the listener's access throws
   */
  async open({ path }: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.headers.accept?.includes('text/event-stream')) {
      throw new AppError('invalid', 'Please ask with Accept: text/event-stream.');
    }
    const find = this.parts.listeners.get(path);
    if (!find) throw new Error(`Nobody listens at ${path}.`);
    const listener = await find(request);
    const giveBack = await this.parts.places.take(listener.limits);
    reply.hijack();
    const stream = reply.raw;
    // The client has left already, so no `close` event will come.
    if (stream.destroyed) return giveBack();
    stream.once('close', giveBack);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) stream.setHeader(name, value);
    }
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const reader: Reader = { listener, stream };
    this.readers.add(reader);
    stream.once('close', () => this.readers.delete(reader));
    // The first reader is told what changes from here on. If orders cannot be asked now, the next sweep asks.
    if (this.place === null) await this.ask().catch(() => undefined);
    stream.write(': open\n\n');
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    await this.sweeper.stop();
    for (const { stream } of this.readers) stream.end();
  }

  private async ask(): Promise<void> {
    if (this.readers.size === 0) {
      this.place = null;
      return;
    }
    const { changes, notices, next } = await this.parts.services.call(
      orders.changes,
      { body: { after: this.place } },
      { requestId: 'live-orders' },
    );
    this.place = next;
    if (changes.length + notices.length === 0) return;
    await Promise.all([...this.readers].map((reader) => this.send(reader, { changes, notices })));
  }

  private async send(reader: Reader, happened: Happened): Promise<void> {
    const { listener, stream } = reader;
    const events = await listener.select(happened);
    if (events === null) this.end(reader);
    if (events === null || !this.readers.has(reader)) return;
    if (events.length > 0) stream.write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
    if (stream.writableLength > mostWaitingBytes) stream.destroy();
  }

  private beat(): void {
    void this.parts.places.renew();
    for (const reader of this.readers) {
      if (reader.listener.isOver()) this.end(reader);
      else reader.stream.write(': still here\n\n');
    }
  }

  /** Removed at once: with a client that takes nothing, the stream closes late and must not be written to until then. */
  private end(reader: Reader): void {
    this.readers.delete(reader);
    reader.stream.end();
  }
}
