import { once } from 'node:events';
import { Injectable, Logger, Module } from '@nestjs/common';
import { Column, Entity, type EntityManager, PrimaryColumn, type QueryRunner } from 'typeorm';
import { Database } from '../database/database.js';
import { DatabaseModule } from '../database/database.module.js';
import { enablePortalSecurity } from '../database/migration-helpers.js';
import { systemScope } from '../database/scope.js';
import { withPortal } from '../database/with-portal.js';
import { PortalReplica } from '../portals/portal-replica.js';
import { bootTestApp, startTestService, type TestService, until } from '../testing/index.js';
import { OtherEvents, sampleService } from '../testing/sample-service.js';
import type { Claim } from './claim.js';
import { DueWork, type DueWorker, type Failure, Interrupted, TryLater } from './due-work.js';
import { DueWorks, workSoon } from './due-works.js';

@Entity('parcels')
class ParcelEntity {
  @PrimaryColumn('text')
  id: string;

  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('timestamptz')
  leaseUntil: Date;

  @Column('int')
  attempts: number;

  @Column('text')
  note: string;
}

class CreateParcels1790000000001 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table parcels (id text primary key, portal_id uuid not null default gen_random_uuid(),
      due_at timestamptz default now(), lease_until timestamptz not null default '1970-01-01', attempts int not null default 0,
      note text not null default '')`);
    await enablePortalSecurity(queryRunner, 'parcels');
  }
  async down(): Promise<void> {}
}

type Work = (row: ParcelEntity, claim: Claim<ParcelEntity>) => Promise<void>;

/** What is done with each parcel; set by the tests. */
let work: Work = async () => undefined;
let isPaused = false;
const begun: string[] = [];

@Injectable()
@DueWork({
  name: 'parcel',
  entity: ParcelEntity,
  lease: 'leaseUntil',
  atOnce: 3,
  isGivenUp: ({ attempts }: ParcelEntity) => attempts >= 3,
})
class Carrier implements DueWorker<ParcelEntity> {
  constructor(readonly database: Database) {}

  work(row: ParcelEntity, claim: Claim<ParcelEntity>): Promise<void> {
    begun.push(row.id);
    return work(row, claim);
  }

  async failed(manager: EntityManager, { id }: ParcelEntity, { error, isGivenUp }: Failure): Promise<void> {
    const note = `${isGivenUp ? 'gave up' : 'failed'}: ${(error as Error).message}`;
    await manager.update(ParcelEntity, { id }, { note });
  }

  isPaused(): boolean {
    return isPaused;
  }
}

@Module({
  imports: [DatabaseModule.forService({ name: 'quoting', entities: [ParcelEntity] })],
  providers: [Carrier, OtherEvents, PortalReplica],
})
class ParcelsModule {}

const parcels = {
  ...sampleService,
  module: ParcelsModule,
  migrations: [...sampleService.migrations, CreateParcels1790000000001],
};

let service: TestService;
let other: Awaited<ReturnType<typeof bootTestApp>>;
beforeAll(async () => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  service = await startTestService(parcels);
  other = await bootTestApp(parcels);
});
afterAll(async () => {
  await other.close();
  await service.close();
});
beforeEach(async () => {
  work = async () => undefined;
  isPaused = false;
  begun.splice(0);
  await inSystem((manager) => manager.query('delete from parcels'));
});

const inSystem = <T>(run: (manager: EntityManager) => Promise<T>): Promise<T> =>
  withPortal(service.dataSource, systemScope, run);
const add = (...ids: string[]) =>
  inSystem((manager) => manager.query('insert into parcels (id) select unnest($1::text[])', [ids]));
const find = (id: string) => inSystem((manager) => manager.findOneByOrFail(ParcelEntity, { id }));
const workOff = () => service.app.get(DueWorks).workOff(Carrier);
/** As if so much time had passed for the rows. */
const age = (seconds: number) =>
  inSystem((manager) =>
    manager.query(
      `update parcels set due_at = due_at - make_interval(secs => $1), lease_until = lease_until - make_interval(secs => $1)`,
      [seconds],
    ),
  );
/** Holds the work of a row in its middle, and says when it got there. */
function hold() {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { held, letGo };
}

it('is done once for each due row, and then nothing is due', async () => {
  await add('a', 'b', 'c', 'd');
  await workOff();
  expect([...begun].sort()).toEqual(['a', 'b', 'c', 'd']);
  await workOff();
  expect(begun).toHaveLength(4);
  expect(await find('a')).toMatchObject({ dueAt: null, attempts: 1 });
});

it('is for one of two workers', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => `p${at}`);
  await add(...ids);
  await Promise.all([workOff(), other.get(DueWorks).workOff(Carrier)]);
  expect([...begun].sort()).toEqual([...ids].sort());
});

it('is taken over once the lease of a worker that died has run out, and what that one did late is not kept', async () => {
  await add('a');
  const { held, letGo } = hold();
  work = async (_row, claim) => {
    await held;
    await inSystem((manager) => claim.done(manager, { note: 'by the first' }));
  };
  const late = workOff();
  await until('it is taken', () => begun.length === 1);
  work = (_row, claim) => inSystem((manager) => claim.done(manager, { note: 'by the second' }));
  await other.get(DueWorks).workOff(Carrier);
  expect(begun).toHaveLength(1);
  await age(15);
  await other.get(DueWorks).workOff(Carrier);
  expect(begun).toHaveLength(2);
  letGo();
  await late;
  expect(await find('a')).toMatchObject({ dueAt: null, note: 'by the second' });
});

it('keeps its lease while it lasts', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance', 'Date'],
  });
  await add('a');
  const { held, letGo } = hold();
  work = () => held;
  const running = workOff();
  await until('it is taken', () => begun.length === 1);
  const { leaseUntil } = await find('a');
  await jest.advanceTimersByTimeAsync(5000);
  await until('it is renewed', async () => (await find('a')).leaseUntil > leaseUntil);
  jest.useRealTimers();
  letGo();
  await running;
  expect(await find('a')).toMatchObject({ dueAt: null, attempts: 1 });
});

it('is kept with what the work changed, or neither is', async () => {
  await add('a');
  work = (_row, claim) =>
    inSystem(async (manager) => {
      await manager.query(`insert into notes (portal_id, text) values (gen_random_uuid(), 'changed')`);
      await claim.done(manager);
      if (begun.length === 1) throw new Error('The commit failed.');
    });
  const notes = () => inSystem((manager) => manager.query('select from notes'));
  await workOff();
  expect(await notes()).toHaveLength(0);
  await age(60);
  await workOff();
  expect(await notes()).toHaveLength(1);
});

it('is tried again after a growing pause, and given up where people see it', async () => {
  await add('a');
  work = () => Promise.reject(new Error('no'));
  const pause = async () => ((await find('a')).dueAt?.getTime() ?? 0) - Date.now();
  await workOff();
  expect(await find('a')).toMatchObject({ attempts: 1, note: 'failed: no' });
  expect(await pause()).toBeLessThan(5001);
  await workOff();
  expect(begun).toHaveLength(1);
  await age(10);
  await workOff();
  expect(await pause()).toBeLessThan(10_001);
  await age(10);
  await workOff();
  expect(await find('a')).toMatchObject({ dueAt: null, attempts: 3, note: 'gave up: no' });
  await age(3600);
  await workOff();
  expect(begun).toHaveLength(3);
});

it('waits for as long as it asks for', async () => {
  await add('a');
  work = () => Promise.reject(new TryLater('busy', 600_000));
  await workOff();
  await age(590);
  await workOff();
  expect(begun).toHaveLength(1);
  await age(10);
  await workOff();
  expect(begun).toHaveLength(2);
});

it('that the end of a process interrupts is due at once, and that was no try', async () => {
  await add('a');
  work = () => Promise.reject(new Interrupted());
  isPaused = false;
  const running = workOff();
  await until('it ran more than once', () => begun.length > 5);
  work = async () => undefined;
  await running;
  expect(await find('a')).toMatchObject({ dueAt: null, attempts: 1 });
});

it('becomes due again where the row is marked meanwhile, and is not done twice at a time', async () => {
  await add('a');
  const { held, letGo } = hold();
  work = () => held;
  const running = workOff();
  await until('it is taken', () => begun.length === 1);
  await inSystem((manager) => manager.query(`update parcels set due_at = '1970-01-01'`));
  await other.get(DueWorks).workOff(Carrier);
  expect(begun).toHaveLength(1);
  letGo();
  await running;
  expect(begun).toHaveLength(2);
  expect((await find('a')).dueAt).toBeNull();
});

it('is not claimed while it is paused', async () => {
  await add('a');
  isPaused = true;
  await workOff();
  expect(begun).toEqual([]);
});

it('begins at once in a worker of the same process, and continues after a restart', async () => {
  const worker = await bootTestApp(parcels, { role: 'worker' });
  work = async (_row, { stopping }) => {
    await once(stopping, 'abort');
    throw new Interrupted();
  };
  await worker.get(Carrier).database.inSystem(async (manager) => {
    await manager.query(`insert into parcels (id) values ('a')`);
    workSoon(manager);
  });
  await until('it has begun', () => begun.length === 1);
  await worker.close();
  expect(await find('a')).toMatchObject({ attempts: 0, dueAt: expect.any(Date) });
  work = async () => undefined;
  const next = await bootTestApp(parcels, { role: 'worker' });
  await until('it is done', async () => (await find('a')).dueAt === null);
  await next.close();
});

it('is found at its time where nobody uses the service, and soon after a transaction that made it due', async () => {
  const both = await bootTestApp(parcels, { role: 'both' });
  const { database } = both.get(Carrier);
  const addDueIn = (id: string, seconds: number) =>
    database.inSystem((manager) =>
      manager.query('insert into parcels (id, due_at) values ($1, now() + make_interval(secs => $2))', [
        id,
        seconds,
      ]),
    );
  await addDueIn('later', 2);
  await addDueIn('now', 0);
  await until('the first is done', () => begun.includes('now'), 2);
  await until('the other is done', () => begun.includes('later'), 4);
  await both.close();
});

it('that is claimed while its process ends is interrupted, not cut off', async () => {
  const worker = await bootTestApp(parcels, { role: 'worker' });
  const stop = jest.spyOn(worker.get(DueWorks), 'beforeApplicationShutdown');
  work = async (row) => {
    await find(row.id);
    throw new Interrupted();
  };
  await add('a');
  let closed: Promise<void> = Promise.resolve();
  await inSystem(async (manager) => {
    await manager.query('lock table parcels in share mode');
    await until('it is being claimed', async () => {
      const waiting = await manager.query(
        `select from pg_locks where relation = 'parcels'::regclass and not granted`,
      );
      return waiting.length === 1;
    });
    closed = worker.close();
    await until('the process ends', () => stop.mock.calls.length === 1);
  });
  await closed;
  expect(begun).toEqual(['a']);
  expect(await find('a')).toMatchObject({ attempts: 0 });
});

it('says how many have failed twice and are tried again', async () => {
  await add('a', 'b', 'c');
  await inSystem((manager) =>
    manager.query(
      `update parcels set attempts = 2, due_at = case when id = 'a' then now() + interval '1 hour' end where id <> 'c'`,
    ),
  );
  const [parcel] = (await service.app.get(DueWorks).count()).filter(({ work }) => work === 'parcel');
  expect(parcel).toMatchObject({ due: 1, retried: 1 });
});

it('says how many rows wait, and since when', async () => {
  await add('a', 'b');
  await age(90);
  const [parcel] = (await service.app.get(DueWorks).count()).filter(({ work }) => work === 'parcel');
  expect(parcel?.due).toBe(2);
  expect(parcel?.oldestSeconds).toBeGreaterThanOrEqual(90);
});
