import { createServer, type Server, type Socket } from 'node:net';

/** A process that takes connections which this one accepted. */
export interface Replica {
  isReady: boolean;
  /** How many connections wait until it takes them. */
  backlog: number;
  /** @returns false where it ended before it was given the connection */
  take(server: string, connection: Socket): Promise<boolean>;
}

interface SharedPortOptions {
  port: number;
  /** Addresses of this machine. */
  hosts: readonly string[];
  /** As the replicas name what it is for: `calls` of a service, `staff` or `public` of the gateway. */
  server: string;
  replicas: () => readonly Replica[];
  say: (line: string) => void;
}

/**
 * One port of several processes: each connection goes to one of them that is ready, in turn, which serves it from then on as if it
 * had accepted it itself. None of its bytes go through this process. One that is slow to take its connections gets fewer.
 */
export class SharedPort {
  private servers: Server[] = [];
  private turn = 0;
  private isClosed = false;

  constructor(private readonly options: SharedPortOptions) {}

  /** To be called when replicas became ready, or ended: while none is ready, callers are refused and not kept waiting. */
  refresh(): void {
    const isWanted = !this.isClosed && this.ready().length > 0;
    if (isWanted && this.servers.length === 0)
      this.servers = this.options.hosts.map((host) => this.listen(host));
    if (!isWanted) this.stopListening();
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
  }

  private listen(host: string): Server {
    const { port, say } = this.options;
    const server = createServer({ pauseOnConnect: true }, (connection) => void this.handOver(connection));
    server.on('error', (error) => say(`port ${port} of ${host}: ${error.message}`));
    return server.listen({ port, host });
  }

  private stopListening(): void {
    for (const server of this.servers) server.close();
    this.servers = [];
  }

  private async handOver(connection: Socket): Promise<void> {
    for (;;) {
      const replica = this.next();
      if (!replica) return void connection.destroy();
      if (await replica.take(this.options.server, connection)) return;
    }
  }

  private next(): Replica | undefined {
    const ready = this.ready();
    this.turn += 1;
    const inTurn = ready
      .map((_, at) => ready[(this.turn + at) % ready.length])
      .filter((one) => one !== undefined);
    return inTurn.sort((one, other) => one.backlog - other.backlog)[0];
  }

  private ready(): Replica[] {
    return this.options.replicas().filter(({ isReady }) => isReady);
  }
}
