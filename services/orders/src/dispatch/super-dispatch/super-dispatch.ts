import type { SdStatus } from '@overland/contracts';
import { type TmsOrder, TmsPort, TmsRefusal, type TmsState } from '../tms-port.js';
import { toSdStatus, toTmsState } from './from-wire.js';
import { NotThere } from './http-answer.js';
import { paths, unverifiedPaths } from './paths.js';
import type { SuperDispatchClient } from './super-dispatch-client.js';
import { toWireOrder, toWirePatch } from './to-wire.js';
import { WireCreated, WireFound, type WireOrder, WireOrderReply, WireSubscription } from './wire.js';

/** Super Dispatch's shipper API (docs/product/dispatch.md). */
export class SuperDispatch extends TmsPort {
  constructor(private readonly client: SuperDispatchClient) {
    super();
  }

  async createOrder(order: TmsOrder): Promise<{ guid: string }> {
    const call = { method: 'POST', path: paths.orders, body: toWireOrder(order) } as const;
    const { guid } = (await this.client.call(call, WireCreated)).data.object;
    return { guid };
  }

  /** Orders cannot be searched by number, so the orders of each VIN are read and compared. */
  async findOrder({
    number,
    vehicles,
  }: Pick<TmsOrder, 'number' | 'vehicles'>): Promise<{ guid: string } | null> {
    const seen = new Set<string>();
    for (const vin of new Set(vehicles.map((vehicle) => vehicle.vin).filter((each) => each !== ''))) {
      for (const guid of await this.guidsOf(vin, number)) {
        if (seen.has(guid)) continue;
        seen.add(guid);
        const order = await this.find(guid);
        if (order?.number === number && toSdStatus(order) !== 'order_canceled') return { guid };
      }
    }
    return null;
  }

  async updateOrder(guid: string, order: TmsOrder): Promise<void> {
    const there = await this.find(guid);
    if (!there) throw new TmsRefusal(`Super Dispatch does not know order ${guid}.`);
    const body = toWirePatch(order, there.vehicles ?? []);
    await this.client.send({ method: 'PATCH', path: paths.order(guid), body });
  }

  async setHold(guid: string, isHeld: boolean): Promise<void> {
    const path = isHeld ? unverifiedPaths.hold(guid) : unverifiedPaths.release(guid);
    await this.orIsDone(guid, {
      change: () => this.client.send({ method: 'PUT', path }),
      isDone: (status) => (status === 'on_hold') === isHeld,
    });
  }

  async cancelOrder(guid: string, reason: string): Promise<void> {
    await this.orIsDone(guid, {
      change: () => this.client.send({ method: 'PUT', path: unverifiedPaths.cancel(guid), body: { reason } }),
      isDone: (status) => status === 'order_canceled',
    });
  }

  async setPaid(guid: string): Promise<void> {
    await this.orIsDone(guid, {
      change: () => this.client.send({ method: 'PUT', path: unverifiedPaths.paid(guid) }),
      isDone: (status) => status === 'paid',
    });
  }

  async getOrder(guid: string): Promise<TmsState | null> {
    const order = await this.find(guid);
    return order && toTmsState(order);
  }

  async subscribe(action: string, callbackUrl: string): Promise<{ verificationToken: string }> {
    const body = { action, callback_url: callbackUrl };
    const call = { method: 'POST', path: paths.subscribe(action), body } as const;
    const { verification_token } = (await this.client.call(call, WireSubscription)).data.object;
    return { verificationToken: verification_token };
  }

  /** A change that is repeated because its answer was lost may be refused. If it is in force, that is a success. */
  private async orIsDone(
    guid: string,
    { change, isDone }: { change: () => Promise<void>; isDone: (status: SdStatus) => boolean },
  ): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof TmsRefusal)) throw error;
      const order = await this.find(guid);
      if (!order || !isDone(toSdStatus(order))) throw error;
    }
  }

  /** The orders of a VIN that may have this number. */
  private async guidsOf(vin: string, number: string): Promise<string[]> {
    const found = await orNullIfNotThere(
      this.client.call({ method: 'GET', path: paths.ordersOfVin(vin) }, WireFound),
    );
    const orders = found?.data.objects ?? [];
    return orders.filter((each) => (each.number ?? number) === number).map(({ guid }) => guid);
  }

  private async find(guid: string): Promise<WireOrder | null> {
    const found = await orNullIfNotThere(
      this.client.call({ method: 'GET', path: paths.order(guid) }, WireOrderReply),
    );
    return found?.data.object ?? null;
  }
}

async function orNullIfNotThere<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NotThere) return null;
    throw error;
  }
}
