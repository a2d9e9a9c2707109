import { Agent, request as httpRequest } from 'node:http';

/** The result of a request: its status, or the error that the client saw. */
export type Outcome = number | string;

/**
 * Clients that send requests continuously, each on a keep-alive connection, until the server stops listening. A client
 * reconnects when the server closes its connection.
 */
export class SteadyClients {
  readonly outcomes: Outcome[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private isOver = false;

  constructor(
    private readonly origin: string,
    private readonly paths: readonly string[],
  ) {}

  get answered(): number {
    return this.outcomes.filter((outcome) => outcome === 200).length;
  }

  /** Requests that were neither answered nor refused on connecting. A draining process must have none. */
  get dropped(): Outcome[] {
    return this.outcomes.filter((outcome) => outcome !== 200 && outcome !== 'ECONNREFUSED');
  }

  /** @returns when every client has been refused, or `stop` was called. */
  async run(clients: number): Promise<void> {
    await Promise.all(Array.from({ length: clients }, (_each, at) => this.loop(at)));
    this.agent.destroy();
  }

  stop(): void {
    this.isOver = true;
  }

  private async loop(client: number): Promise<void> {
    for (let turn = client; !this.isOver; turn += 1) {
      const outcome = await this.ask(this.paths[turn % this.paths.length] ?? '/');
      this.outcomes.push(outcome);
      if (typeof outcome === 'string') return;
    }
  }

  private ask(path: string): Promise<Outcome> {
    return new Promise((resolve) => {
      const call = httpRequest(`${this.origin}${path}`, { agent: this.agent }, (answer) => {
        answer.on('error', (error: NodeJS.ErrnoException) => resolve(`cut off: ${error.code}`));
        answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'cut off'));
        answer.resume();
      });
      call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      call.end();
    });
  }
}
