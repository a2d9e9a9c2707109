import { Injectable, Module } from '@nestjs/common';
import { minuteMs } from '@overland/contracts/calendar';
import { DatabaseModule } from '../database/database.module.js';
import { PortalReplica } from '../portals/portal-replica.js';
import { startTestService } from '../testing/index.js';
import { OtherEvents, sampleService } from '../testing/sample-service.js';
import { until } from '../testing/until.js';
import { Sweeps } from './sweeps.js';

@Injectable()
class Counter {
  atOnce = 0;
  later = 0;
  wasStopped = false;

  @Sweeps({ what: 'counting at once', everyMs: minuteMs, first: 'now' })
  async countNow(stopping: AbortSignal): Promise<void> {
    this.atOnce += 1;
    stopping.addEventListener('abort', () => {
      this.wasStopped = true;
    });
  }

  @Sweeps({ what: 'counting later', everyMs: minuteMs })
  async countLater(): Promise<void> {
    this.later += 1;
  }
}

@Module({
  imports: [DatabaseModule.forService({ name: 'quoting', entities: [] })],
  providers: [Counter, OtherEvents, PortalReplica],
})
class CountingModule {}

it('starts the sweeps of a worker, each when it asks for, and ends them with the process', async () => {
  const service = await startTestService({ ...sampleService, module: CountingModule }, { role: 'worker' });
  const counter = service.app.get(Counter);
  await until('the first run', () => counter.atOnce === 1);
  expect(counter).toEqual({ atOnce: 1, later: 0, wasStopped: false });
  await service.close();
  expect(counter).toEqual({ atOnce: 1, later: 0, wasStopped: true });
});

it('starts none in a process that answers calls only', async () => {
  const service = await startTestService({ ...sampleService, module: CountingModule }, { role: 'web' });
  await service.close();
  expect(service.app.get(Counter).atOnce).toBe(0);
});
