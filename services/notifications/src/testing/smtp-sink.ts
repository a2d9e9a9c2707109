import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
// biome-ignore lint/correctness/noUndeclaredDependencies: tests only; a dependency of the inbox in `stack`.
import PostalMime, { type Email } from 'postal-mime';
// biome-ignore lint/correctness/noUndeclaredDependencies: tests only; a dependency of the inbox in `stack`.
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Recipients of the envelope. */
  recipient: string;
}

/** How the server ends DATA of an accepted email: late, never, or by closing the connection. */
export type DataEnd = 'slow' | 'silent' | 'closed';

const slowMs = 1500;

/** A local mail server that keeps what it gets, can refuse, and can go down and come back. */
export class SmtpSink {
  readonly mails: ReceivedMail[] = [];
  /** Connections that were opened, answered or not. */
  connections = 0;
  private server: SMTPServer | null = null;
  private port = 0;
  private readonly answers = new Map<string, number[]>();
  private readonly dropped = new Set<string>();
  private readonly dataEnds = new Map<string, DataEnd[]>();
  private readonly sockets = new Map<number, Socket>();

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Answers RCPT TO of this address with these codes, one a try; accepts it after that. */
  answer(address: string, ...codes: number[]): void {
    this.answers.set(address, codes);
  }

  /** Closes the connection at each RCPT TO of this address, until ended. */
  drop(address: string): { end(): void } {
    this.dropped.add(address);
    return { end: () => void this.dropped.delete(address) };
  }

  /** Ends DATA for this address like this, one a try; with 250 after that. The email itself is accepted each time. */
  endData(address: string, ...ends: DataEnd[]): void {
    this.dataEnds.set(address, ends);
  }

  to(address: string): ReceivedMail[] {
    return this.mails.filter(({ recipient }) => recipient === address);
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onConnect: (_session, done) => {
        this.connections += 1;
        done();
      },
      onRcptTo: ({ address }, session, done) => {
        if (this.dropped.has(address)) return this.sockets.get(session.remotePort)?.destroy();
        const code = this.answers.get(address)?.shift();
        done(code ? Object.assign(new Error('not this one'), { responseCode: code }) : null);
      },
      onData: (stream, session, done) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        this.keep(stream, recipients).then(() => {
          const end = recipients.map((address) => this.dataEnds.get(address)?.shift()).find(Boolean);
          if (end === 'slow') setTimeout(done, slowMs);
          else if (end === 'closed') this.sockets.get(session.remotePort)?.destroy();
          else if (end !== 'silent') done();
        }, done);
      },
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      const { remotePort = 0 } = socket;
      this.sockets.set(remotePort, socket);
      socket.once('close', () => this.sockets.delete(remotePort));
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', () => resolve()));
    const address = server.server.address();
    if (typeof address === 'object' && address) this.port = address.port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  private async keep(stream: Parameters<typeof buffer>[0], recipients: string[]): Promise<void> {
    const raw = await buffer(stream);
    const mail = await PostalMime.parse(raw);
    for (const recipient of recipients) this.mails.push({ ...mail, recipient });
  }
}
