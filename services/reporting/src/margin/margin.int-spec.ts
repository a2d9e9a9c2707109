import { insight, type MarginReport, type OrderCostFact, type OrderFact } from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { InsightTestBed } from '../testing/insight-test-bed.js';

const period = { from: '2026-11-01', to: '2026-11-30' };
const bookedAt = '2026-11-10T18:00:00.000Z';
const staff = aSession({ role: 'MCAdmin' });
let service: TestService;
let bed: InsightTestBed;
let ours: string;
let theirs: string;

async function anOrder(order: Partial<OrderFact>, cost: Partial<OrderCostFact> | null): Promise<OrderFact> {
  const made = await bed.anOrder({ portalId: ours, bookedAt, carrierName: 'Mesa', price: 1000, ...order });
  if (cost) await bed.hearOfCost({ orderId: made.orderId, ...cost });
  return made;
}

beforeAll(async () => {
  service = await startTestService(reporting);
  bed = new InsightTestBed(service);
  ours = (await bed.aPortal({ companyName: 'Riverside Motors' }))._id;
  theirs = (await bed.aPortal({ companyName: 'Northgate Relocation' }))._id;
  await anOrder({}, { agreed: 700 });
  await anOrder({ price: 1210 }, { agreed: 800, paid: 845 });
  await anOrder({ deliveryState: 'NE', carrierName: 'Prairie', price: 900 }, { paid: 950 });
  await anOrder({ carrierName: '', price: 600 }, null);
  // What was offered alone is no cost.
  await anOrder({ price: 500 }, { agreed: null });
  await anOrder({ status: 'Canceled', price: 7000 }, { paid: 1 });
  await anOrder({ bookedAt: '2026-12-01T18:00:00.000Z', price: 8000 }, { paid: 1 });
  await anOrder({ portalId: theirs, price: 2000 }, { agreed: 1500, paid: 0 });
});
afterAll(() => service.close());

const read = (query: object = period, as = staff) =>
  service.call(insight.margin, { as, query: query as never });

/** Added up order by order from plain rows, in no way as the report does it. */
async function recounted(where: (order: Record<string, string | number>) => boolean) {
  const rows = await withPortal(service.dataSource, systemScope, (manager) =>
    manager.query<Record<string, string | number>[]>(
      `select portal_id, price, carrier_name, pickup_state, delivery_state,
         (select case when paid is null then agreed else paid end from order_cost_facts c
          where c.order_id = order_facts.order_id) as cost
       from order_facts
       where (booked_at at time zone 'America/New_York')::date >= '2026-11-01'
         and (booked_at at time zone 'America/New_York')::date < '2026-12-01' and status != 'Canceled'`,
    ),
  );
  const sum = { orders: 0, withoutCost: 0, revenue: 0, cost: 0 };
  for (const row of rows.filter(where)) {
    if (row.cost === null) sum.withoutCost += 1;
    else {
      sum.orders += 1;
      sum.revenue += Number(row.price);
      sum.cost += Number(row.cost);
    }
  }
  return { ...sum, margin: sum.revenue - sum.cost };
}

it('counts orders booked in the period whose cost was agreed or paid, and says how many have none', async () => {
  const { status, body } = await read({ ...period, portalId: ours });
  expect(status).toBe(200);
  expect(body.total).toEqual({
    orders: 3,
    withoutCost: 2,
    revenue: 3110,
    cost: 700 + 845 + 950,
    margin: 615,
    percent: 20,
  });
  expect(body.lanes).toMatchObject([
    { pickupState: 'TX', deliveryState: 'CO', orders: 2, withoutCost: 2, margin: 665 },
    { pickupState: 'TX', deliveryState: 'NE', orders: 1, withoutCost: 0, margin: -50, percent: -6 },
  ]);
  expect(body.carriers.map(({ carrierName }: { carrierName: string }) => carrierName)).toEqual([
    'Mesa',
    'Prairie',
    '',
  ]);
});

it('is what a recount of the rows says, as a whole, of each lane, carrier and company', async () => {
  const { body }: { body: MarginReport } = await read();
  expect(body.total).toMatchObject(await recounted(() => true));
  for (const { pickupState, deliveryState, ...lane } of body.lanes) {
    expect(lane).toMatchObject(
      await recounted((row) => row.pickup_state === pickupState && row.delivery_state === deliveryState),
    );
  }
  for (const { carrierName, ...carrier } of body.carriers) {
    expect(carrier).toMatchObject(await recounted((row) => row.carrier_name === carrierName));
  }
  for (const { portalId, companyName: _name, ...company } of body.companies) {
    expect(company).toMatchObject(await recounted((row) => row.portal_id === portalId));
  }
  expect(body.companies.map(({ companyName }) => companyName)).toEqual([
    'Riverside Motors',
    'Northgate Relocation',
  ]);
});

it('follows a cost that changes, whenever its event comes, also before that of the order', async () => {
  const portalId = (await bed.aPortal())._id;
  const { orderId } = await bed.anOrder({ portalId, bookedAt, price: 1000 });
  const marginNow = async () => (await read({ ...period, portalId })).body.total.margin;
  await bed.hearOfCost({ orderId, version: 3, paid: 650 });
  await bed.hearOfCost({ orderId, version: 2, agreed: 100 });
  expect(await marginNow()).toBe(350);
  await bed.hearOfCost({ orderId, version: 4, agreed: null, paid: null });
  expect((await read({ ...period, portalId })).body.total).toMatchObject({
    orders: 0,
    withoutCost: 1,
    percent: null,
  });
});

it('is for MCAdmin alone, as is its file, and no transaction of a portal sees a cost', async () => {
  for (const role of ['Admin', 'User'] as const) {
    const as = aSession({ role, portalId: ours });
    expect((await read(period, as)).status).toBe(403);
    for (const format of ['csv', 'xlsx', 'pdf'] as const) {
      const asked = { as, query: { ...period, format } };
      expect((await service.call(insight.marginExport, asked)).status).toBe(403);
    }
  }
  const seenIn = (scope: { portalId: string } | typeof systemScope) =>
    withPortal(service.dataSource, scope, (manager) => manager.query('select 1 from order_cost_facts'));
  expect(await seenIn({ portalId: ours })).toEqual([]);
  expect(await seenIn(systemScope)).not.toEqual([]);
});

it('is a file with the same figures', async () => {
  const query = { ...period, portalId: ours, format: 'csv' } as const;
  const { raw } = await service.call(insight.marginExport, { as: staff, query });
  const lines = raw.toString().split('\r\n');
  expect(lines).toContain('Lane,TX → CO,2,2210,1545,665,30,2');
  expect(lines).toContain('Carrier,Carrier not known,0,0,0,0,,1');
  expect(lines).toContain('All,Total,3,3110,2495,615,20,2');
});
