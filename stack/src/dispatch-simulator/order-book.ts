import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '@overland/embedded-postgres';
import { KeptFile } from '../kept-file.js';
import { type SimulatedOrder, wireInstant } from './simulated-order.js';

/** Who asked to be called at an action. */
export interface Subscription {
  guid: string;
  action: string;
  callback_url: string;
  verification_token: string;
}

/** A line of the file: orders that changed since the line before, and all subscriptions. */
interface Kept {
  orders: SimulatedOrder[];
  subscriptions: Subscription[];
}

const saveAfterMs = 200;
/** Orders that are written once more before the file is written anew, without what is no longer true. */
const mostRepeated = 1_000;

/** The orders and subscriptions, kept in a file of JSON lines; without a file they are lost when the process ends. */
export class OrderBook {
  private readonly orders: Map<string, SimulatedOrder>;
  subscriptions: Subscription[];
  private readonly file: KeptFile | null;
  private readonly changed = new Set<SimulatedOrder>();
  /** Of orders written since the whole file was. At first, and after a line that failed, the file is written whole. */
  private repeated = Number.POSITIVE_INFINITY;

  constructor(
    file: string | null,
    private readonly now: () => Date,
  ) {
    const kept = file === null ? [] : readBook(file);
    this.file =
      file === null ? null : new KeptFile({ file, write: () => this.write(file), afterMs: saveAfterMs });
    this.orders = new Map(kept.flatMap(({ orders }) => orders.map((order) => [order.wire.guid, order])));
    this.subscriptions = kept.at(-1)?.subscriptions ?? [];
  }

  all(): SimulatedOrder[] {
    return [...this.orders.values()];
  }

  find(guid: string): SimulatedOrder | null {
    return this.orders.get(guid) ?? null;
  }

  add(order: SimulatedOrder): void {
    this.orders.set(order.wire.guid, order);
    this.save([order]);
  }

  /** The second of two changes in one millisecond still has a later time. */
  touch(order: SimulatedOrder): void {
    const last = Date.parse(order.wire.changed_at);
    order.wire.changed_at = wireInstant(new Date(Math.max(this.now().getTime(), last + 1)));
    this.save([order]);
  }

  /** @param changed orders; subscriptions are saved with them */
  save(changed: Iterable<SimulatedOrder> = []): void {
    for (const order of changed) this.changed.add(order);
    this.file?.save();
  }

  close(): void {
    this.file?.flush();
    this.file?.close();
  }

  private write(file: string): void {
    const repeated = this.repeated + this.changed.size;
    const isWhole = repeated > this.orders.size + mostRepeated;
    const line = asLine({
      orders: isWhole ? this.all() : [...this.changed],
      subscriptions: this.subscriptions,
    });
    this.repeated = Number.POSITIVE_INFINITY;
    if (isWhole) replaceFile(file, line);
    else appendFileSync(file, line);
    this.repeated = isWhole ? 0 : repeated;
    this.changed.clear();
  }
}

/** A last line without its end was being written as the process ended: what it says is lost. A first one is damage. */
function readBook(file: string): Kept[] {
  if (!existsSync(file)) return [];
  const [first = '', ...others] = readFileSync(file, 'utf8').split('\n');
  try {
    return [first, ...others.slice(0, -1)].map((line) => JSON.parse(line));
  } catch (error) {
    throw new Error(`The dispatch simulator cannot read ${file}: delete it to begin with no orders.`, {
      cause: error,
    });
  }
}

const asLine = (kept: Kept) => `${JSON.stringify(kept)}\n`;

export function writeBook(file: string, kept: Kept): void {
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, asLine(kept));
}
