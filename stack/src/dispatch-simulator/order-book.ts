import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SimulatedOrder, wireInstant } from './simulated-order.js';

/** Who asked to be called at an action. */
export interface Subscription {
  guid: string;
  action: string;
  callback_url: string;
  verification_token: string;
}

interface Kept {
  orders: SimulatedOrder[];
  subscriptions: Subscription[];
}

const saveAfterMs = 200;

/** The orders and subscriptions, kept in a JSON file; without a file they are lost when the process ends. */
export class OrderBook {
  private readonly orders: Map<string, SimulatedOrder>;
  subscriptions: Subscription[];
  private saving: NodeJS.Timeout | null = null;

  constructor(
    private readonly file: string | null,
    private readonly now: () => Date,
  ) {
    const kept = file === null ? null : readBook(file);
    this.orders = new Map((kept?.orders ?? []).map((order) => [order.wire.guid, order]));
    this.subscriptions = kept?.subscriptions ?? [];
  }

  all(): SimulatedOrder[] {
    return [...this.orders.values()];
  }

  find(guid: string): SimulatedOrder | null {
    return this.orders.get(guid) ?? null;
  }

  add(order: SimulatedOrder): void {
    this.orders.set(order.wire.guid, order);
    this.save();
  }

  /** Of two changes in one millisecond the second is later all the same. */
  touch({ wire }: SimulatedOrder): void {
    const last = Date.parse(wire.changed_at);
    wire.changed_at = wireInstant(new Date(Math.max(this.now().getTime(), last + 1)));
    this.save();
  }

  save(): void {
    if (this.file === null) return;
    this.saving ??= setTimeout(() => this.flush(), saveAfterMs).unref();
  }

  flush(): void {
    if (this.saving) clearTimeout(this.saving);
    this.saving = null;
    if (this.file === null) return;
    writeBook(this.file, { orders: this.all(), subscriptions: this.subscriptions });
  }
}

function readBook(file: string): Kept | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The dispatch simulator cannot read ${file}: delete it to begin with no orders.`, {
      cause: error,
    });
  }
}

/** Renamed into place, so that a crash never leaves half a file. */
export function writeBook(file: string, kept: Kept): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
