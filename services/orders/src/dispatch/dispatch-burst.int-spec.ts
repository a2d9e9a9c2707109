import type { OrderMilestoneReached, SdStatus } from '@overland/contracts';
import { minuteMs } from '@overland/contracts/calendar';
import { systemScope, withPortal } from '@overland/service-kit';
import { ActivityEntity } from '../orders/activity.entity.js';
import { DispatchTestBed } from '../testing/dispatch-test-bed.js';

/**
 * By hand with the full count: `DISPATCH_CALLS=10000 npx jest --selectProjects=integration --testPathPatterns dispatch-burst`.
 */
const count = Number(process.env.DISPATCH_CALLS ?? 150);
/** The life of an order at the TMS, each step with its call. */
const life: [SdStatus, string][] = [
  ['posted_to_loadboard', 'order.modified'],
  ['pending', 'offer.sent'],
  ['accepted', 'offer.accepted'],
  ['picked_up', 'order.picked_up'],
  ['delivered', 'order.delivered'],
  ['invoiced', 'order.invoiced'],
];
/** 30 % of all calls come twice, 5 % have a wrong token and 5 % are ten minutes old. */
const ordersCount = Math.ceil(count / (life.length * 1.4));

let bed: DispatchTestBed;
beforeAll(async () => {
  bed = await DispatchTestBed.start();
  await bed.subscribe();
});
afterAll(() => bed.close());

interface Sending {
  action: string;
  guid: string;
  date: string;
  token?: string;
}

/** The calls of one step of all orders, some of them bad, old, or doubled. */
function callsOf(action: string, guids: readonly string[]): Sending[] {
  return guids.flatMap((guid, index) => {
    const call = { action, guid, date: new Date(bed.clock.now().getTime() + index).toISOString() };
    const old = new Date(bed.clock.now().getTime() - 10 * minuteMs).toISOString();
    return [
      call,
      ...(index % 10 < 3 ? [call] : []),
      ...(index % 20 === 3 ? [{ ...call, token: 'token of nobody' }] : []),
      ...(index % 20 === 4 ? [{ ...call, date: old }] : []),
    ];
  });
}

/** The states that the TMS reported of each order, oldest first. */
async function historiesAt({ service }: DispatchTestBed): Promise<Map<string, SdStatus[]>> {
  const lines = await withPortal(service.dataSource, systemScope, (manager) =>
    manager.getRepository(ActivityEntity).find({ where: { source: 'tms' }, order: { id: 'ASC' } }),
  );
  const found = new Map<string, SdStatus[]>();
  for (const { orderId, toStatus } of lines) {
    if (toStatus) found.set(orderId, [...(found.get(orderId) ?? []), toStatus]);
  }
  return found;
}

/** Every third call is delayed until the next step, so that it arrives out of order. */
const isLate = (_call: Sending, index: number) => index % 3 === 0;

it(`F13: of ${count} calls, doubled and in disorder, each state is applied once and in order, and bad or old ones are refused`, async () => {
  const placed: { orderId: string; guid: string }[] = [];
  const made = [];
  for (let number = 0; number < ordersCount; number += 1) made.push(await bed.anOrder());
  for (let sent = 0; sent < ordersCount; sent += 100) await bed.send();
  for (const { orderId } of made) {
    const { tmsGuid } = await bed.row(orderId);
    if (tmsGuid) placed.push({ orderId, guid: tmsGuid });
  }
  const guids = placed.map(({ guid }) => guid);
  const answers = new Map<number, number>();
  const post = async (calls: readonly Sending[]) => {
    for (let start = 0; start < calls.length; start += 25) {
      const batch = calls.slice(start, start + 25);
      const replies = await Promise.all(
        batch.map(({ action, guid, date, token }) =>
          bed.webhook(action, guid, token === undefined ? { date } : { date, token }),
        ),
      );
      for (const { status } of replies) answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  let waiting: Sending[] = [];
  for (const [state, action] of life) {
    for (const guid of guids) bed.tms.move(guid, state);
    const calls = callsOf(action, guids);
    await post([...calls.filter((call, index) => !isLate(call, index)), ...waiting]);
    waiting = calls.filter(isLate);
    // Two workers follow while the calls of the next step come in.
    for (let runs = 0; runs < Math.ceil(guids.length / 100); runs += 1) {
      await Promise.all([bed.follow(), bed.follow()]);
    }
  }
  await post(waiting);
  for (let runs = 0; runs <= Math.ceil(guids.length / 100); runs += 1) await bed.follow();

  const sum = [...answers.values()].reduce((all, each) => all + each, 0);
  expect(sum).toBeGreaterThanOrEqual(count * 0.98);
  expect([...answers.keys()].sort()).toEqual([200, 400, 401]);
  const perStep = (kind: number) => Math.ceil((guids.length - kind) / 20);
  expect(answers.get(401)).toBe(life.length * perStep(3));
  expect(answers.get(400)).toBe(life.length * perStep(4));
  const expected = life.map(([state]) => state);
  const history = await historiesAt(bed);
  for (const { orderId } of placed) {
    const steps = history.get(orderId) ?? [];
    // Each state at most once, never back, and the last one is there.
    expect(steps).toEqual(expected.filter((state) => steps.includes(state)));
    expect(steps.at(-1)).toBe('invoiced');
  }
  const mailed = (await bed.service.outbox())
    .filter(({ type }) => type === 'order.milestone')
    .map(({ payload }) => payload as OrderMilestoneReached)
    .map(({ milestone, order }) => `${milestone} of ${order.orderId}`);
  expect(new Set(mailed).size).toBe(mailed.length);
}, 600_000);
