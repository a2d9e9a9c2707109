import type { OrderFact } from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import { orders } from '../index.js';
import { TellQuotes1800000000113 } from '../migrations/1800000000113-tell-quotes.js';
import { pathTo, storeOrder } from '../testing/orders-test-bed.js';
import { OrderEntity, type PlacedOrder } from './order.entity.js';
import { toOrderFact } from './order-event.mapper.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(orders);
});
afterAll(() => service.close());

it.each(['new', 'paid', 'order_canceled', 'flagged'] as const)(
  'tells quoting how an order stands that was %s before quoting heard of orders, with all that reporting knows of it',
  async (state) => {
    const { uniqueId } = await storeOrder(service, pathTo[state], { customerFullName: ' Rita  Moreno' });
    const fact = await withPortal(service.dataSource, systemScope, async (manager) =>
      toOrderFact((await manager.findOneByOrFail(OrderEntity, { uniqueId })) as PlacedOrder),
    );
    const toldSoFar = (await service.outbox()).length;
    const queryRunner = service.dataSource.createQueryRunner();
    await queryRunner.startTransaction();
    await new TellQuotes1800000000113().up(queryRunner);
    await queryRunner.commitTransaction();
    await queryRunner.release();
    const told = (await service.outbox()).slice(toldSoFar).map(({ payload }) => payload as OrderFact);
    expect(told.filter(({ orderId }) => orderId === fact.orderId)).toEqual([fact]);
  },
);
