import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@overland/service-kit';
import type { ClaimedEmail, EmailClaimsRepository } from './email-claims.repository.js';
import type { Delivered, EmailDelivery } from './email-delivery.js';
import { EmailLane } from './email-lane.js';
import { SmtpCircuit } from './smtp-circuit.js';
import { mostUnmarked, type TryResults } from './try-results.js';

/** A lane of five connections over emails that are numbers. */
class World {
  waiting: string[] = [];
  readonly claims: number[] = [];
  readonly begun: string[] = [];
  readonly marks: (() => void)[] = [];
  isMarking = true;
  deliver = (_id: string): Promise<Delivered['end']> => pause(1, 'sent' as const);

  readonly lane = new EmailLane({
    lane: 'others',
    database: { inSystem: (work: (manager: null) => unknown) => work(null) } as unknown as Database,
    claims: {
      claim: async (_manager: null, _lane: string, most: number) => {
        const claimed = this.waiting.splice(0, most);
        this.claims.push(claimed.length);
        return claimed.map((id) => ({ row: { id }, portal: null }));
      },
      giveBack: async (_manager: null, ids: string[]) => void this.waiting.unshift(...ids),
    } as unknown as EmailClaimsRepository,
    delivery: {
      deliver: async ({ row: { id } }: ClaimedEmail) => {
        this.begun.push(id);
        return { end: await this.deliver(id), email: { id } };
      },
    } as unknown as EmailDelivery,
    results: {
      sent: () => (this.isMarking ? Promise.resolve() : new Promise<void>((done) => this.marks.push(done))),
      flush: () => undefined,
    } as unknown as TryResults,
    circuit: new SmtpCircuit(1000),
  });

  write(count: number): string[] {
    this.waiting = Array.from({ length: count }, (_none, at) => String(at));
    return [...this.waiting];
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(5);
}

it('a wake-up claims forty at a time until nothing waits, and sends them in their order', async () => {
  const world = new World();
  const all = world.write(100);
  await world.lane.wake();
  await until(() => world.begun.length === 100);
  expect(world.begun).toEqual(all);
  expect(world.claims).toEqual([40, 40, 20]);
  await world.lane.close();
});

it('an email that takes long holds up no other', async () => {
  const world = new World();
  world.write(100);
  let end = () => {};
  world.deliver = (id) =>
    id === '0' ? new Promise((resolve) => (end = () => resolve('sent'))) : pause(1, 'sent' as const);
  await world.lane.wake();
  await until(() => world.begun.length === 100);
  end();
  await world.lane.close();
});

it('no more than ten have begun and are not marked, as a crash sends these again', async () => {
  const world = new World();
  world.write(100);
  world.isMarking = false;
  await world.lane.wake();
  await until(() => world.marks.length === mostUnmarked);
  await pause(20);
  expect(world.begun).toHaveLength(mostUnmarked);
  world.isMarking = true;
  for (const mark of world.marks.splice(0)) mark();
  await until(() => world.begun.length === 100);
  await world.lane.close();
});

it('what has not begun while all connections hang is given back, in time for its claim', async () => {
  const world = new World();
  world.write(30);
  world.deliver = () => new Promise(() => {});
  await world.lane.wake();
  expect(world.begun).toHaveLength(5);
  await until(() => world.waiting.length === 25);
});

it('what comes while a claim is under way is claimed after it', async () => {
  const world = new World();
  const first = world.lane.wake();
  world.write(1);
  await world.lane.wake();
  await first;
  await until(() => world.begun.length === 1);
});

it('an email that the server was not up for is given back, and none begins until the next try of the server', async () => {
  const world = new World();
  world.write(3);
  world.deliver = () => Promise.resolve('untried' as const);
  await world.lane.wake();
  await until(() => world.waiting.length === 3);
  await world.lane.wake();
  await pause(20);
  expect(world.begun).toHaveLength(3);
  world.deliver = () => pause(1, 'sent' as const);
  await until(() => world.begun.length === 6);
  await world.lane.close();
}, 10_000);
