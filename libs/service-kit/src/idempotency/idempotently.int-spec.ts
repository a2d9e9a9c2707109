import { startTestService, type TestService } from '../testing/index.js';
import { sampleService } from '../testing/sample-service.js';
import { idempotently } from './idempotently.js';

describe('a call with an Idempotency-Key', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(sampleService);
  });
  beforeEach(() => service.dataSource.query('delete from idempotency_keys'));
  afterAll(() => service.close());

  const effects = async () => (await service.dataSource.query<unknown[]>('select 1 from history')).length;
  const call = (
    options: { key?: string | null; body?: unknown; caller?: string; hold?: () => Promise<void> } = {},
  ) => {
    const { key = 'key-1', body = { a: 1, b: [2] }, caller = 'ann', hold } = options;
    return service.dataSource.transaction((manager) =>
      idempotently(manager, { caller, route: 'POST /thing', key, body }, async () => {
        const [row] = await manager.query<{ id: number }[]>(
          `insert into history (text) values ('done') returning id`,
        );
        await hold?.();
        return { zebra: row?.id, apple: 1 };
      }),
    );
  };

  it('has one effect and one reply, byte for byte, whatever the order of the body’s keys', async () => {
    const before = await effects();
    const first = await call({ body: { a: 1, b: [2] } });
    const second = await call({ body: { b: [2], a: 1 } });
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(await effects()).toBe(before + 1);
  });

  it('has one effect also when twenty come at the same time', async () => {
    const before = await effects();
    const replies = await Promise.all(Array.from({ length: 20 }, () => call()));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await effects()).toBe(before + 1);
  });

  it('is refused when the key was used for another body', async () => {
    await call();
    await expect(call({ body: { a: 2 } })).rejects.toMatchObject({ code: 'keyReused', status: 422 });
  });

  it('is refused while the first is still running after the wait', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let first: Promise<unknown> = Promise.resolve();
    await new Promise<void>((begun) => {
      first = call({
        hold: () => {
          begun();
          return finished;
        },
      });
    });
    await expect(call()).rejects.toMatchObject({ code: 'inProgress', status: 409 });
    finish();
    await first;
  });

  it('runs again after a first try that failed', async () => {
    await expect(call({ hold: () => Promise.reject(new Error('failed')) })).rejects.toThrow('failed');
    await expect(call()).resolves.toMatchObject({ apple: 1 });
  });

  it('is another call for another caller, and without a key every time', async () => {
    const before = await effects();
    await call({ caller: 'ann' });
    await call({ caller: 'bob' });
    await call({ key: null });
    await call({ key: null });
    expect(await effects()).toBe(before + 4);
  });
});
