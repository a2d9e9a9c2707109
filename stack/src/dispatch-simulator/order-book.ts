import { existsSync, mkdirSync, readFileSync } from 'node:fs';
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

interface Kept {
  orders: SimulatedOrder[];
  subscriptions: Subscription[];
}

const saveAfterMs = 200;

/** The orders and subscriptions, kept in a JSON file; without a file they are lost when the process ends. */
export class OrderBook {
  private readonly orders: Map<string, SimulatedOrder>;
  subscriptions: Subscription[];
  private readonly file: KeptFile | null;

  constructor(
    file: string | null,
    private readonly now: () => Date,
  ) {
    const kept = file === null ? null : readBook(file);
    const content = () => asText({ orders: this.all(), subscriptions: this.subscriptions });
    this.file = file === null ? null : new KeptFile({ file, content, afterMs: saveAfterMs });
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

  /** The second of two changes in one millisecond still has a later time. */
  touch({ wire }: SimulatedOrder): void {
    const last = Date.parse(wire.changed_at);
    wire.changed_at = wireInstant(new Date(Math.max(this.now().getTime(), last + 1)));
    this.save();
  }

  save(): void {
    this.file?.save();
  }

  close(): void {
    this.file?.flush();
    this.file?.close();
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

const asText = (kept: Kept) => `${JSON.stringify(kept)}\n`;

export function writeBook(file: string, kept: Kept): void {
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, asText(kept));
}
