import { Logger } from '@nestjs/common';
import { orderWork } from '@overland/contracts';
import { describeError } from '@overland/service-kit';
import { DispatchTestBed, provider } from '../testing/dispatch-test-bed.js';
import { DispatchesRepository } from './dispatches.repository.js';

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
  const dispatches = bed.service.app.get(DispatchesRepository);
  const failures: unknown[] = [];
  // A deadlock is run again, with a warning.
  const warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const note = (error: unknown) => failures.push(describeError(error).message);
  const move = async (orderId: string, round: number) => {
    const body = { sdStatus: round % 2 === 0 ? 'posted' : 'new', note: '' } as const;
    const { status } = await bed.service.call(orderWork.move, { params: { orderId }, body, as: provider });
    if (status !== 200) failures.push(status);
  };
  const [due, polled] = [{ attempts: 0, dueAt: null }, { pollAt: bed.clock.now() }];
  for (let round = 0; round < rounds; round += 1) {
    bed.clock.advanceSeconds(60);
    const work = placed.map(async ({ orderId }) => {
      const taken = await dispatches.takeDue(orderId);
      const asked = taken ? null : await dispatches.takeToPoll(orderId);
      const moves = move(orderId, round);
      if (taken) await dispatches.finish(taken, due).catch(note);
      if (asked) await dispatches.finishPoll(asked, polled).catch(note);
      await moves;
    });
    await Promise.all(work);
  }
  expect([failures, warnings.mock.calls]).toEqual([[], []]);
}, 300_000);
