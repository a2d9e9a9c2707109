import type { OrdersReport } from '@overland/contracts';
import { ApiError } from '@overland/web';
import { inChunks } from './in-chunks';

const orders = Array.from({ length: 450 }, (_none, at) => ({ _id: `order-${at}`, uniqueId: 10_000 + at }));
const reportOf = (ids: readonly string[]): OrdersReport => ({
  done: ids.map((orderId) => ({ orderId, uniqueId: 0 })),
  refused: [],
});
const offline = new ApiError({ code: 'offline', status: 0, message: 'We could not reach the server.' });

describe('a step with many orders', () => {
  it('asks for 200 at a time, and answers with one report', async () => {
    const sizes: number[] = [];
    const report = await inChunks(orders, (ids) => {
      sizes.push(ids.length);
      return Promise.resolve(reportOf(ids));
    });
    expect(sizes).toEqual([200, 200, 50]);
    expect(report.done).toHaveLength(450);
  });

  it('tells which orders were not reached when a later call fails', async () => {
    let calls = 0;
    const report = await inChunks(orders, (ids) => {
      calls += 1;
      return calls === 2 ? Promise.reject(offline) : Promise.resolve(reportOf(ids));
    });
    expect(report.done).toHaveLength(250);
    expect(report.refused).toHaveLength(200);
    expect(report.refused[0]).toEqual({
      orderId: 'order-200',
      uniqueId: 10_200,
      message: 'We could not reach the server.',
    });
  });

  it('fails as a whole when the first call does', async () => {
    await expect(inChunks(orders, () => Promise.reject(offline))).rejects.toBe(offline);
  });
});
