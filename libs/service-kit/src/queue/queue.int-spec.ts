import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Module } from '@nestjs/common';
import { type Job, type Queue, Worker } from 'bullmq';
import pg from 'pg';
import { createService } from '../boot.js';
import { DatabaseModule } from '../database/database.module.js';
import { PortalReplica } from '../portals/portal-replica.js';
import { queueBackends, redisBackends, startTestService, type TestService, until } from '../testing/index.js';
import { OtherEvents, sampleService } from '../testing/sample-service.js';
import { workerOptions } from './job-options.js';
import { QUEUE_CONNECTION, QueueModule } from './queue.module.js';
import type { QueueConnection } from './queue-connection.js';

const done: number[] = [];
const tries = new Map<number, number>();

@Processor('sample-work', { concurrency: 5 })
class SampleProcessor extends WorkerHost {
  async process(job: Job<{ number: number }>): Promise<void> {
    const { number } = job.data;
    tries.set(number, (tries.get(number) ?? 0) + 1);
    if (number === 3 && tries.get(number) === 1) throw new Error('the first try fails');
    done.push(number);
  }
}

@Injectable()
class SampleProducer {
  constructor(@InjectQueue('sample-work') readonly queue: Queue<{ number: number }>) {}
}

@Module({
  imports: [
    DatabaseModule.forService({ name: 'quoting', entities: [] }),
    QueueModule.forQueues(['sample-work', 'sample-rest']),
  ],
  providers: [SampleProcessor, SampleProducer, OtherEvents, PortalReplica],
})
class QueueSampleModule {}

const definition = { ...sampleService, module: QueueSampleModule };

describe.each(queueBackends())('jobs of a service, on $name,', (backend) => {
  beforeAll(() => backend.start());
  afterAll(() => backend.stop());
  beforeEach(() => {
    done.splice(0);
    tries.clear();
  });

  it('run in the worker role, again after a failure, and leave nothing behind', async () => {
    const service = await startTestService(definition, { role: 'both' });
    const { queue } = service.app.get(SampleProducer);
    await queue.addBulk([1, 2, 3].map((number) => ({ name: 'work', data: { number } })));
    await until('all three ran', () => done.length === 3);
    expect([...done].sort()).toEqual([1, 2, 3]);
    expect(tries.get(3)).toBe(2);
    await until('the queue is empty', async () => {
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed');
      return Object.values(counts).every((count) => count === 0);
    });
    await service.close();
  });

  // A worker that is closed by force stands for a killed process. On Redis it lives on, so only kills of real processes
  // (e2e/src/chaos) tell there.
  if (backend.name === 'PostgreSQL') {
    it('survive a series of crashes of their worker', async () => {
      const service = await startTestService(definition, { role: 'web' });
      const { queue } = service.app.get(SampleProducer);
      const { connection } = service.app.get<QueueConnection>(QUEUE_CONNECTION, { strict: false });
      const options = { ...workerOptions, connection, lockDuration: 400, stalledInterval: 200 };
      await queue.add('work', { number: 7 });
      for (let crashes = 0; crashes < 3; crashes += 1) {
        let isTaken = false;
        const dying = new Worker('sample-work', () => new Promise(() => (isTaken = true)), options);
        await until('it takes the job', () => isTaken);
        await dying.close(true);
      }
      const worker = new Worker('sample-work', async ({ data }) => void done.push(data.number), options);
      await until('the job ran', () => done.includes(7));
      await worker.close();
      await service.close();
    }, 30_000);
  }

  it('wait while only the web role runs', async () => {
    const service = await startTestService(definition, { role: 'web' });
    const { queue } = service.app.get(SampleProducer);
    await queue.add('work', { number: 4 });
    expect(await queue.getWorkersCount()).toBe(0);
    expect(await queue.getWaitingCount()).toBe(1);
    expect(done).toEqual([]);
    await service.close();
  });
});

it('a service that is closed, created as the product does, keeps no connection to the queue’s PostgreSQL', async () => {
  const service = await startTestService(definition);
  const observer = new pg.Client({ connectionString: process.env.QUEUE_DATABASE_URL });
  await observer.connect();
  const connections = async () => {
    const { rows } = await observer.query<{ application_name: string }>(
      'select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rows.map((row) => row.application_name);
  };
  await service.app.close();
  const app = await createService({ ...definition, role: 'both' });
  expect(await connections()).toContain('overland-queue');
  await app.close();
  await until('the connections to end', async () => (await connections()).length === 0, 2);
  await observer.end();
  await service.close();
});

for (const backend of redisBackends()) {
  describe('a Redis that goes away', () => {
    beforeEach(async () => {
      await backend.start();
      done.splice(0);
    });
    afterEach(() => backend.stop());

    async function startAndRunOne() {
      const service = await startTestService(definition, { role: 'both' });
      const { queue } = service.app.get(SampleProducer);
      await queue.add('work', { number: 5 });
      await until('the first ran', () => done.includes(5));
      return { service, queue };
    }

    /** Closing is timed: a process that hangs here is cut off, and with it what others in it still do. */
    async function expectQuickClose(service: TestService) {
      const started = performance.now();
      await service.close();
      expect(performance.now() - started).toBeLessThan(8000);
    }

    it('does not end the process or stop the jobs after it', async () => {
      const { service, queue } = await startAndRunOne();
      await backend.redis?.restart();
      await queue.add('work', { number: 6 });
      await until('the second ran', () => done.includes(6), 30);
      await service.close();
    });

    it.each([1, 2, 4])(
      'lets a service close while it is away and was missed, tries so far: %i',
      async (tries) => {
        const { service, queue } = await startAndRunOne();
        let missed = 0;
        queue.on('error', () => {
          missed += 1;
        });
        await backend.redis?.kill();
        await until('the tries', () => missed >= tries);
        await expectQuickClose(service);
      },
    );

    it('does not keep a service from closing while it accepts connections and never answers', async () => {
      const { service } = await startAndRunOne();
      backend.redis?.freeze();
      await expectQuickClose(service);
    });
  });
}
