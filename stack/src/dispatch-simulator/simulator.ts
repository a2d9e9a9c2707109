import type { Callbacks } from './callbacks.js';
import { checkOrder, fieldsOf } from './check-order.js';
import type { Drivers } from './drivers.js';
import { actionsTo, hasCarrier, nextState, papersOfStep, stateOf } from './life.js';
import { mergePatch } from './merge-patch.js';
import { edited, newOrder } from './new-order.js';
import type { OrderBook } from './order-book.js';
import { Refusal } from './refusal.js';
import type { SimulatedOrder, WireOrder } from './simulated-order.js';
import type { FindRoad } from './travel.js';

interface Parts {
  book: OrderBook;
  callbacks: Callbacks;
  drivers: Drivers;
  findRoad: FindRoad;
  /** A carrier and a driver for an order. */
  pickCarrier: () => Pick<WireOrder, 'carrier' | 'driver'>;
  /** How long the clock waits for an order's next step; null when it stands still. */
  pauseMs: () => number | null;
  now: () => Date;
}

const canceledFrom = ['new', 'posted_to_loadboard', 'requests', 'pending', 'declined', 'accepted', 'on_hold'];
const heldFrom = ['new', 'posted_to_loadboard', 'requests', 'pending', 'declined', 'accepted'];

/** The orders of a shipper, and what carriers and drivers do with them. */
export class Simulator {
  constructor(private readonly parts: Parts) {}

  create(body: unknown): SimulatedOrder {
    const fields = checkOrder(body);
    this.refuseTwice(fields.number);
    const order = newOrder(fields, this.parts.now());
    this.schedule(order);
    this.parts.book.add(order);
    this.notify('order.created', order);
    return order;
  }

  /** @throws Refusal for an order that is not there */
  get(guid: string): SimulatedOrder {
    const order = this.parts.book.find(guid);
    if (!order) throw new Refusal(404, 'Order not found');
    return order;
  }

  all(): SimulatedOrder[] {
    return this.parts.book.all();
  }

  findByVin(vin: string): SimulatedOrder[] {
    return this.all().filter(({ wire }) => wire.vehicles.some((each) => each.vin === vin.toUpperCase()));
  }

  patch(guid: string, body: unknown): SimulatedOrder {
    const order = this.get(guid);
    const fields = checkOrder(mergePatch(order.wire, fieldsOf(body, 'the patch')));
    if (fields.number !== order.wire.number) this.refuseTwice(fields.number);
    order.wire = edited(order.wire, fields);
    this.parts.book.touch(order);
    this.notify('order.modified', order);
    return order;
  }

  hold(guid: string): SimulatedOrder {
    const order = this.get(guid);
    if (!heldFrom.includes(stateOf(order.wire))) throw new Refusal(409, 'This order cannot be put on hold');
    return this.enter(order, 'on_hold');
  }

  release(guid: string): SimulatedOrder {
    const order = this.get(guid);
    if (order.wire.status !== 'on_hold') throw new Refusal(409, 'This order is not on hold');
    return this.enter(order, 'new');
  }

  cancel(guid: string, reason: unknown): SimulatedOrder {
    const order = this.get(guid);
    if (!canceledFrom.includes(stateOf(order.wire))) throw new Refusal(409, 'This order cannot be canceled');
    order.wire.cancellation_reason = reason ?? null;
    return this.enter(order, 'order_canceled');
  }

  markPaid(guid: string): SimulatedOrder {
    const order = this.get(guid);
    if (!['delivered', 'invoiced'].includes(order.wire.status)) {
      throw new Refusal(409, 'This order is not delivered yet');
    }
    return this.enter(order, 'paid');
  }

  /** To the next state of the normal life, or to one that a test wants. */
  async step(guid: string, wanted?: string): Promise<SimulatedOrder> {
    const order = this.get(guid);
    const to = wanted ?? nextState(stateOf(order.wire));
    if (to === null) throw new Refusal(409, `After ${order.wire.status} nothing happens by itself`);
    if (!hasCarrier(to)) Object.assign(order.wire, { carrier: null, driver: null });
    else if (order.wire.driver === null) {
      Object.assign(order.wire, this.parts.pickCarrier());
      order.road ??= await this.parts.findRoad(order.wire.pickup.venue, order.wire.delivery.venue);
    }
    this.enter(order, to);
    this.parts.drivers.move(order);
    return order;
  }

  /** Papers and photos of the inspection, which come after the status. */
  sendPapers(guid: string): void {
    const order = this.get(guid);
    const action = papersOfStep[order.wire.status];
    if (!action) throw new Refusal(409, 'There are papers after pickup and delivery only');
    this.notify(action, order);
  }

  /** The clock: a step where one is due, a move of those who drive. */
  async tick(): Promise<void> {
    const now = this.parts.now().getTime();
    for (const order of this.all()) {
      if (order.nextStepAt !== null && Date.parse(order.nextStepAt) <= now) await this.step(order.wire.guid);
      else if (order.wire.status === 'picked_up') this.parts.drivers.move(order);
    }
  }

  /** After a stop of days not everything happens at once: one order after the other. */
  spreadOverdue(): void {
    const now = this.parts.now().getTime();
    let at = now;
    for (const order of this.all()) {
      if (order.nextStepAt === null || Date.parse(order.nextStepAt) >= now) continue;
      at += (this.parts.pauseMs() ?? 0) / 4;
      order.nextStepAt = new Date(at).toISOString();
    }
    this.parts.book.save(this.all());
  }

  private enter(order: SimulatedOrder, state: string): SimulatedOrder {
    const isPosted = state === 'posted_to_loadboard';
    order.wire.status = isPosted ? 'new' : state;
    order.wire.is_posted_to_loadboard = isPosted;
    order.wire.is_canceled = state === 'order_canceled';
    order.steppedAt = this.parts.now().toISOString();
    this.schedule(order);
    this.parts.book.touch(order);
    for (const action of actionsTo(state)) this.notify(action, order);
    return order;
  }

  private schedule(order: SimulatedOrder): void {
    const pauseMs = this.parts.pauseMs();
    const stands = pauseMs === null || nextState(stateOf(order.wire)) === null;
    order.nextStepAt = stands ? null : new Date(this.parts.now().getTime() + pauseMs).toISOString();
  }

  private refuseTwice(number: string): void {
    const isTaken = this.all().some(({ wire }) => wire.number === number && !wire.is_canceled);
    if (isTaken) throw new Refusal(400, `An order with number ${number} exists already`);
  }

  private notify(action: string, { wire }: SimulatedOrder): void {
    this.parts.callbacks.notify(action, { order_guid: wire.guid });
  }
}
