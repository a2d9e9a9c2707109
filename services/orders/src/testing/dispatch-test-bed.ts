import { randomUUID } from 'node:crypto';
import type { INestApplication, InjectionToken } from '@nestjs/common';
import { dispatch, orders, type SdStatus } from '@overland/contracts';
import { Clock, DueWorks, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { aSession, bootTestApp, startTestService, type TestService } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { DispatchPoller } from '../dispatch/dispatch-poller.worker.js';
import { DispatchSender } from '../dispatch/dispatch-sender.worker.js';
import { DispatchSubscriber } from '../dispatch/dispatch-subscriber.worker.js';
import { TmsPort } from '../dispatch/tms-port.js';
import { DispatchEntity } from '../dispatches/dispatch.entity.js';
import { DispatchesRepository } from '../dispatches/dispatches.repository.js';
import { TMS_LINK, type TmsLink } from '../dispatches/tms-link.js';
import { orders as ordersService } from '../index.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { FakeTms } from './fake-tms.js';
import { pathTo, storeOrder } from './orders-test-bed.js';

export const provider = aSession({ role: 'MCAdmin' });

/** The orders service with a TMS that specs control, on Fri Nov 20, 2026. */
export class DispatchTestBed {
  private constructor(
    readonly service: TestService,
    readonly tms: FakeTms,
    readonly clock: FixedClock,
    private readonly link: TmsLink,
  ) {}

  static async start(): Promise<DispatchTestBed> {
    const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
    const tms = new FakeTms(clock);
    const link: TmsLink = {
      isConfigured: true,
      callbackUrl: 'https://example.com/api/webhooks/super-dispatch',
    };
    const service = await startTestService(ordersService, { overrides: overridesOf({ tms, clock, link }) });
    return new DispatchTestBed(service, tms, clock, link);
  }

  close(): Promise<void> {
    return this.service.close();
  }

  send = (): Promise<void> => this.service.app.get(DueWorks).workOff(DispatchSender);
  follow = async (): Promise<void> => {
    await this.service.app.get(DispatchPoller).readCalls();
    await this.service.app.get(DueWorks).workOff(DispatchPoller);
  };

  /** Lets time pass, also for rows in the database. */
  async pass(minutes: number): Promise<void> {
    this.clock.advanceSeconds(60 * minutes);
    const times = ['due_at', 'poll_at', 'lease_until', 'failing_since'];
    const earlier = times.map((time) => `${time} = ${time} - interval '${minutes} minutes'`);
    await withPortal(this.service.dataSource, systemScope, (manager) =>
      manager.query(`update dispatches set ${earlier.join(', ')}`),
    );
  }

  /** Another process of the same service. */
  async anotherWorker(): Promise<INestApplication> {
    const { tms, clock, link } = this;
    return bootTestApp(ordersService, { overrides: overridesOf({ tms, clock, link }) });
  }
  subscribe = async (app: INestApplication = this.service.app): Promise<void> => {
    await app.get(DispatchSubscriber).note();
    await app.get(DueWorks).workOff(DispatchSubscriber);
  };

  /** An order that is due to be sent. */
  async anOrder(state: SdStatus = 'new', overrides: Partial<DemoOrder> = {}): Promise<DemoOrder> {
    const order = await storeOrder(this.service, pathTo[state], overrides);
    await withPortal(this.service.dataSource, systemScope, async (manager) =>
      new DispatchesRepository().mark(
        manager,
        await new OrdersRepository().get(manager, order.orderId, systemScope),
      ),
    );
    return order;
  }

  /** An order that the TMS has. */
  async atTms(state: SdStatus = 'new', overrides: Partial<DemoOrder> = {}) {
    const order = await this.anOrder(state, overrides);
    await this.send();
    const { tmsGuid } = await this.row(order.orderId);
    if (tmsGuid === null) throw new Error('The order is not at the TMS.');
    return { ...order, guid: tmsGuid };
  }

  row(orderId: string): Promise<DispatchEntity> {
    return withPortal(this.service.dataSource, systemScope, (manager) =>
      manager.getRepository(DispatchEntity).findOneByOrFail({ orderId }),
    );
  }

  async seen(orderId: string) {
    return (await this.service.call(orders.get, { params: { orderId }, as: provider })).body;
  }

  callsOf(name: string): number {
    return this.tms.calls.filter((call) => call.startsWith(name)).length;
  }

  /** Calls us as the TMS does, each time with another date unless one is given. */
  webhook(action: string, guid: string, { date = this.nextDate(), token = `token of ${action}` } = {}) {
    return this.service.call(dispatch.call, {
      body: { action, order_guid: guid, action_date: date },
      headers: { 'x-super-dispatch-verification-token': token },
    });
  }

  private dates = 0;
  private nextDate(): string {
    this.dates += 1;
    return new Date(this.clock.now().getTime() + this.dates).toISOString();
  }
}

const overridesOf = (part: {
  tms: FakeTms;
  clock: FixedClock;
  link: TmsLink;
}): [InjectionToken, unknown][] => [
  [Clock, part.clock],
  [TmsPort, part.tms],
  [TMS_LINK, part.link],
];

export const aGuid = (): string => randomUUID();
