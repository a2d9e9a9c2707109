import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { startTestService, type TestService } from '../testing/index.js';
import { sampleService } from '../testing/sample-service.js';
import { until } from '../testing/until.js';
import { systemScope } from './scope.js';
import { afterCommit, withPortal } from './with-portal.js';

const raise = (code: string) => `do $$ begin raise exception 'no' using errcode = '${code}'; end $$`;

describe('a transaction that PostgreSQL ends in favor of another', () => {
  let service: TestService;
  const portalId = randomUUID();
  const inSystem: <T>(work: Parameters<typeof withPortal<T>>[2]) => Promise<T> = (work) =>
    withPortal(service.dataSource, systemScope, work);
  const texts = () =>
    inSystem((manager) => manager.query<{ text: string }[]>('select text from notes order by text'));

  beforeAll(async () => {
    service = await startTestService(sampleService);
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await inSystem((manager) =>
      manager.query(`insert into notes (portal_id, text) values ($1, 'a'), ($1, 'b')`, [portalId]),
    );
  });
  afterAll(() => service.close());

  it('is run again at once after a deadlock: both do their work, once, and what follows a commit', async () => {
    let begun = 0;
    const followed: string[] = [];
    const change = (mark: string, order: readonly string[]) =>
      inSystem(async (manager) => {
        if (begun === 2)
          await until('the other is done: a second deadlock is not asked for', () => followed.length > 0);
        afterCommit(manager, () => followed.push(mark));
        for (const [index, letter] of order.entries()) {
          await manager.query(`update notes set text = text || $1 where text like $2`, [mark, `${letter}%`]);
          if (index > 0) continue;
          begun += 1;
          await until('the other holds its first row', () => begun >= 2);
        }
      });
    await Promise.all([change('1', ['a', 'b']), change('2', ['b', 'a'])]);
    expect(begun).toBe(3);
    expect(followed.sort()).toEqual(['1', '2']);
    for (const { text } of await texts()) expect(text.slice(1).split('').sort()).toEqual(['1', '2']);
  });

  it.each(['40P01', '40001'])('is run four times at most (%s)', async (code) => {
    let runs = 0;
    const work = inSystem(async (manager) => {
      runs += 1;
      await manager.query(raise(code));
    });
    await expect(work).rejects.toMatchObject({ driverError: { code } });
    expect(runs).toBe(4);
  });

  it('is not run again for any other error', async () => {
    let runs = 0;
    const work = inSystem(async (manager) => {
      runs += 1;
      await manager.query(raise('23505'));
    });
    await expect(work).rejects.toMatchObject({ driverError: { code: '23505' } });
    expect(runs).toBe(1);
  });
});
