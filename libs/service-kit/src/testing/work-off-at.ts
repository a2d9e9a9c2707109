import type { Type } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import { systemScope } from '../database/scope.js';
import { withPortal } from '../database/with-portal.js';
import { type DueWorker, findDueWork } from '../due-work/due-work.js';
import { DueWorks } from '../due-work/due-works.js';
import type { TestService } from './start-test-service.js';

const far = `interval '200 years'`;

/**
 * Works off what is due by a test's clock, though the database's decides: what is due becomes so there, and all else is put
 * off meanwhile. Times of later tries come back as the test's clock would have them.
 * @param workers how many do it at the same time
 */
export async function workOffAt<Row extends ObjectLiteral>(
  { app, dataSource }: Pick<TestService, 'app' | 'dataSource'>,
  worker: Type<DueWorker<Row>>,
  { at, workers = 1 }: { at: Date; workers?: number },
): Promise<void> {
  const { entity, due = 'dueAt', lease = due, attempts = 'attempts' } = findDueWork(app.get(worker)) ?? {};
  if (!entity) throw new Error(`${worker.name} is not marked with @DueWork.`);
  const metadata = dataSource.getMetadata(entity);
  const columnOf = (property: string) => metadata.findColumnWithPropertyName(property)?.databaseName;
  const times = [...new Set([columnOf(due), columnOf(lease)])];
  const set = (change: (time: string | undefined) => string, parameters: unknown[]) =>
    withPortal(dataSource, systemScope, (manager) =>
      manager.query(
        `update ${metadata.tableName} set ${times.map((time) => `${time} = ${change(time)}`).join(', ')}`,
        parameters,
      ),
    );
  await set((time) => `case when ${time} <= $1 then '1970-01-01' else ${time} + ${far} end`, [at]);
  await Promise.all(Array.from({ length: workers }, () => app.get(DueWorks).workOff(worker)));
  await set(
    (time) => `case when ${time} > now() + ${far} / 2 then ${time} - ${far}
      when ${columnOf(attempts)} > 0 and ${time} > '1970-01-02' then ${time} - now() + $1 else ${time} end`,
    [at],
  );
}
