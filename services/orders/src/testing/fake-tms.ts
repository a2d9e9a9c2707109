import { randomUUID } from 'node:crypto';
import type { SdStatus } from '@overland/contracts';
import type { Clock } from '@overland/service-kit';
import { type TmsOrder, TmsPort, TmsRefusal, type TmsState, TmsUnavailable } from '../dispatch/tms-port.js';

type Call = Exclude<keyof TmsPort, never>;
/** `lost` carries out the call but fails, as when the answer is lost. */
type Failure = { call: Call | 'any'; with: Error | 'lost'; times: number };

interface Kept {
  order: TmsOrder;
  state: TmsState;
  reason: string;
}

/** A TMS in memory that specs control: it can be down, refuse, lose answers, be slow, and move orders by itself. */
export class FakeTms extends TmsPort {
  readonly kept = new Map<string, Kept>();
  /** The calls, oldest first: `createOrder 10001`. */
  readonly calls: string[] = [];
  /** Awaited within each call, after it was recorded. */
  meanwhile: ((call: string) => Promise<unknown> | undefined) | null = null;
  private failures: Failure[] = [];
  private lastChange = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  fail(call: Failure['call'], failure: Failure['with'], times = Number.POSITIVE_INFINITY): void {
    this.failures.push({ call, with: failure, times });
  }

  recover(): void {
    this.failures = [];
    this.meanwhile = null;
  }

  /** Moves an order as the TMS's staff or a carrier would. */
  move(guid: string, sdStatus: SdStatus, details: Partial<TmsState> = {}): void {
    const { state } = this.of(guid);
    Object.assign(state, { sdStatus, changedAt: this.changeTime() }, details);
  }

  forget(guid: string): void {
    this.kept.delete(guid);
  }

  /** The orders with this number, including canceled ones. */
  ofNumber(uniqueId: number): Kept[] {
    return [...this.kept.values()].filter(({ order }) => order.number === String(uniqueId));
  }

  createOrder(order: TmsOrder): Promise<{ guid: string }> {
    return this.answer('createOrder', order.number, () => {
      const guid = randomUUID();
      const state: TmsState = {
        guid,
        number: order.number,
        sdStatus: 'new',
        changedAt: this.changeTime(),
        carrierName: '',
        driverName: '',
        driverPhone: '',
        position: null,
      };
      this.kept.set(guid, { order, state, reason: '' });
      return { guid };
    });
  }

  findOrder({ number }: Pick<TmsOrder, 'number'>): Promise<{ guid: string } | null> {
    return this.answer('findOrder', number, () => {
      const found = this.ofNumber(Number(number)).find(({ state }) => state.sdStatus !== 'order_canceled');
      return found ? { guid: found.state.guid } : null;
    });
  }

  updateOrder(guid: string, order: TmsOrder): Promise<void> {
    return this.change('updateOrder', guid, (kept) => {
      kept.order = order;
    });
  }

  setHold(guid: string, isHeld: boolean): Promise<void> {
    return this.change('setHold', guid, ({ state }) => {
      state.sdStatus = isHeld ? 'on_hold' : 'new';
    });
  }

  cancelOrder(guid: string, reason: string): Promise<void> {
    return this.change('cancelOrder', guid, (kept) => {
      if (['picked_up', 'delivered'].includes(kept.state.sdStatus)) {
        throw new TmsRefusal('The vehicle was picked up.');
      }
      kept.state.sdStatus = 'order_canceled';
      kept.reason = reason;
    });
  }

  setPaid(guid: string): Promise<void> {
    return this.change('setPaid', guid, ({ state }) => {
      state.sdStatus = 'paid';
    });
  }

  getOrder(guid: string): Promise<TmsState | null> {
    return this.answer('getOrder', guid, () => {
      const kept = this.kept.get(guid);
      return kept ? { ...kept.state } : null;
    });
  }

  subscribe(action: string): Promise<{ verificationToken: string }> {
    return this.answer('subscribe', action, () => ({ verificationToken: `token of ${action}` }));
  }

  private of(guid: string): Kept {
    const kept = this.kept.get(guid);
    if (!kept) throw new TmsRefusal('The order is not known.');
    return kept;
  }

  private change(call: Call, guid: string, work: (kept: Kept) => void): Promise<void> {
    return this.answer(call, guid, () => {
      const kept = this.of(guid);
      work(kept);
      kept.state.changedAt = this.changeTime();
    });
  }

  private async answer<T>(call: Call, about: string, work: () => T): Promise<T> {
    this.calls.push(`${call} ${about}`);
    const failure = this.failures.find((each) => each.times > 0 && ['any', call].includes(each.call));
    if (failure) failure.times -= 1;
    if (failure && failure.with !== 'lost') throw failure.with;
    const answer = work();
    await this.meanwhile?.(call);
    if (failure) throw new TmsUnavailable('The TMS did not answer in time.');
    return answer;
  }

  /** Later than all earlier changes. */
  private changeTime(): Date {
    this.lastChange = Math.max(this.lastChange + 1, this.clock.now().getTime());
    return new Date(this.lastChange);
  }
}
