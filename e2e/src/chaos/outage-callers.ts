import { setTimeout as pause } from 'node:timers/promises';
import { orders } from '@overland/contracts';
import { call } from '../product.js';
import { answerOf, describe } from './answers.js';

const callers = 4;
/** A person would have given up by then. */
const longestMs = 20_000;

export interface OutageAnswers {
  /** How often each answer was given to a list of orders. */
  given: Record<string, number>;
  slowestMs: number;
  /** When another answer than 200 came, by `performance.now()`. */
  failedAt: number[];
  /** What `/health/ready` said. */
  readiness: string[];
}

/** People who look at their orders during an outage, and a load balancer that asks whether the product is ready. */
export class OutageCallers {
  private readonly given: Record<string, number> = {};
  private readonly readiness = new Set<string>();
  private readonly failedAt: number[] = [];
  private slowestMs = 0;
  private isOver = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly origin: string,
    /** What is asked whether it is ready. */
    private readonly parts: readonly string[],
    private readonly token: string,
  ) {}

  start(): void {
    const looking = Array.from({ length: callers }, () => this.repeat(() => this.look()));
    this.running = Promise.all([
      ...looking,
      ...this.parts.map((part) => this.repeat(() => this.askReadiness(part))),
    ]);
  }

  /** Waits for the last answers. */
  async stop(): Promise<OutageAnswers> {
    this.isOver = true;
    await this.running;
    const { given, slowestMs, failedAt, readiness } = this;
    return { given, slowestMs, failedAt, readiness: [...readiness] };
  }

  private async repeat(work: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      await work();
      await pause(100);
    }
  }

  private async look(): Promise<void> {
    const { origin, token } = this;
    const begin = performance.now();
    const answer = describe(
      await Promise.race([
        answerOf(() => call(orders.list, { body: {} }, { token, origin })),
        pause(longestMs, 'no answer', { ref: false }),
      ]),
    );
    this.given[answer] = (this.given[answer] ?? 0) + 1;
    if (answer !== '200') this.failedAt.push(performance.now());
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begin);
  }

  private async askReadiness(part: string): Promise<void> {
    const signal = AbortSignal.timeout(longestMs);
    const readiness = await fetch(`${part}/health/ready`, { signal }).then(
      async (reply) =>
        `${reply.status} ${((await reply.json()) as { missing?: string[] }).missing ?? ''}`.trim(),
      () => 'no answer',
    );
    this.readiness.add(readiness);
  }
}
