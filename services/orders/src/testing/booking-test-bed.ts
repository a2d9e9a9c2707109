import { Clock, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import { OrderEntity } from '../orders/order.entity.js';
import { FakeQuoting } from './fake-quoting.js';

/** The orders service on a fresh database, on Fri Nov 20, 2026, with a fake quoting that specs control. */
export interface BookingTestBed {
  service: TestService;
  quoting: FakeQuoting;
  clock: FixedClock;
  /** Rows as stored, of any portal and in any state. */
  rows(quoteId: string): Promise<OrderEntity[]>;
  select<T>(sql: string, params?: unknown[]): Promise<T[]>;
  /** Types of the events about an order, oldest first. */
  eventsOf(orderId: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function startBookingTestBed(): Promise<BookingTestBed> {
  const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
  const quoting = new FakeQuoting();
  const service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
  await quoting.start();
  const select = <T>(sql: string, params: unknown[] = []) =>
    withPortal(service.dataSource, systemScope, (manager) => manager.query<T[]>(sql, params));
  return {
    service,
    quoting,
    clock,
    select,
    rows: (quoteId) =>
      withPortal(service.dataSource, systemScope, (manager) =>
        manager.getRepository(OrderEntity).findBy({ quoteId }),
      ),
    eventsOf: async (orderId) => {
      const sql = `select type from outbox where payload ->> 'orderId' = $1 order by position`;
      return (await select<{ type: string }>(sql, [orderId])).map(({ type }) => type);
    },
    close: async () => {
      quoting.stop();
      await service.close();
    },
  };
}
