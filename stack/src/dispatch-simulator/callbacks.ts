import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { FailureSwitches } from './failures.js';
import type { OrderBook, Subscription } from './order-book.js';
import { wireInstant } from './simulated-order.js';

interface Call {
  to: Subscription;
  body: string;
}

interface CallbackOptions {
  book: OrderBook;
  switches: FailureSwitches;
  now: () => Date;
  /** Between two tries; the real service waits a minute. */
  retryMs: number;
}

const tries = 6;
/** Many orders may move at once, and must not open a connection each. */
const mostAtOnce = 8;
const timeoutMs = 10_000;

/** Calls whoever subscribed to an action, and again up to five times while the answer is not a success. */
export class Callbacks {
  private readonly stopped = new AbortController();
  private readonly running = new Set<Promise<void>>();
  private readonly inTurn = pLimit(mostAtOnce);
  private held: Call[] = [];

  constructor(private readonly options: CallbackOptions) {
    // Each call that waits for its next try listens.
    setMaxListeners(0, this.stopped.signal);
  }

  notify(action: string, fields: { order_guid: string; [field: string]: unknown }): void {
    const { book, switches, now } = this.options;
    const body = JSON.stringify({ action, action_date: wireInstant(now()), ...fields });
    const calls = book.subscriptions
      .filter((subscription) => subscription.action === action)
      .map((to): Call => ({ to, body }));
    const all = switches.now.duplicateCallbacks ? [...calls, ...calls] : calls;
    for (const call of all) this.sendInOrderOrNot(call);
  }

  /** Sends what was held back for its pair. */
  release(): void {
    for (const call of this.held.splice(0)) this.send([call]);
  }

  /** Resolves when nothing is being sent. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  async close(): Promise<void> {
    this.stopped.abort();
    await this.idle();
  }

  private sendInOrderOrNot(call: Call): void {
    this.held.push(call);
    const isPaired = this.options.switches.now.disorderedCallbacks;
    if (this.held.length >= (isPaired ? 2 : 1)) this.send(this.held.splice(0).reverse());
  }

  private send(calls: Call[]): void {
    const run = this.deliverEach(calls).finally(() => this.running.delete(run));
    this.running.add(run);
  }

  private async deliverEach(calls: Call[]): Promise<void> {
    for (const call of calls) await this.deliver(call);
  }

  private async deliver(call: Call): Promise<void> {
    for (let done = 1; done <= tries && !this.stopped.signal.aborted; done += 1) {
      if (await this.inTurn(() => this.isTaken(call))) return;
      if (done === tries) return;
      // Ends at once, with an error, when the simulator closes.
      await pause(this.options.retryMs, null, { signal: this.stopped.signal, ref: false }).catch(() => null);
    }
  }

  private async isTaken({ to, body }: Call): Promise<boolean> {
    try {
      const response = await fetch(to.callback_url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-super-dispatch-verification-token': to.verification_token,
        },
        body,
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(timeoutMs)]),
      });
      // Read to its end, or the connection could not be used again.
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}
