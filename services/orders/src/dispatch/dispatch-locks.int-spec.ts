import { Logger } from '@nestjs/common';
import { orderWork } from '@overland/contracts';
import { DispatchTestBed, provider } from '../testing/dispatch-test-bed.js';

/** More by hand: `ROUNDS=500 npx jest --selectProjects=integration --testPathPatterns dispatch-locks`. */
const rounds = Number(process.env.ROUNDS ?? 25);
const ordersCount = 8;

let bed: DispatchTestBed;
beforeAll(async () => {
  bed = await DispatchTestBed.start();
});
afterAll(() => bed.close());

it('orders are moved while their sending and their polling end, and neither waits for the other in a circle', async () => {
  const placed = await Promise.all(Array.from({ length: ordersCount }, () => bed.anOrder()));
  await bed.send();
  const failures: unknown[] = [];
  // A transaction that deadlocks is repeated, with a warning.
  const warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const move = async (orderId: string, round: number) => {
    const body = { sdStatus: round % 2 === 0 ? 'posted' : 'new', note: '' } as const;
    const { status } = await bed.service.call(orderWork.move, { params: { orderId }, body, as: provider });
    if (status !== 200) failures.push(status);
  };
  for (let round = 0; round < rounds; round += 1) {
    // Each is due to be read, and its last move made it due to be sent.
    await bed.pass(40);
    const moves = placed.map(({ orderId }) => move(orderId, round));
    await Promise.all([bed.send(), bed.follow(), ...moves]);
  }
  expect([failures, warnings.mock.calls]).toEqual([[], []]);
}, 300_000);
