import { RouteTimes } from './route-times.js';

const price = { service: 'quoting', method: 'POST', route: '/quote/price' };

async function figures(times: RouteTimes) {
  const { values } = await times.get();
  return values.map(({ metricName, labels, value }) => {
    const { status, le } = labels as Record<string, string>;
    return [metricName.replace(times.name, ''), status, le, value]
      .filter((part) => part !== undefined)
      .join(' ');
  });
}

describe('the times of a route', () => {
  it('are counted by class of status, and in every bucket that is not shorter', async () => {
    const times = new RouteTimes();
    const series = times.of(price);
    series.add(200, 3);
    series.add(204, 80);
    series.add(503, 12_000);
    expect(await figures(times)).toEqual([
      '_bucket 2xx 0.005 1',
      '_bucket 2xx 0.01 1',
      '_bucket 2xx 0.025 1',
      '_bucket 2xx 0.05 1',
      '_bucket 2xx 0.1 2',
      '_bucket 2xx 0.25 2',
      '_bucket 2xx 0.5 2',
      '_bucket 2xx 1 2',
      '_bucket 2xx 2.5 2',
      '_bucket 2xx 5 2',
      '_bucket 2xx 10 2',
      '_bucket 2xx +Inf 2',
      '_sum 2xx 0.083',
      '_count 2xx 2',
      ...['0.005', '0.01', '0.025', '0.05', '0.1', '0.25', '0.5', '1', '2.5', '5', '10'].map(
        (bound) => `_bucket 5xx ${bound} 0`,
      ),
      '_bucket 5xx +Inf 1',
      '_sum 5xx 12',
      '_count 5xx 1',
    ]);
  });

  it('count on when the same service starts again in the process', async () => {
    const times = new RouteTimes();
    times.of(price).add(200, 1);
    times.of({ ...price }).add(200, 1);
    expect(await figures(times)).toContain('_count 2xx 2');
  });

  it('are left out for an answer that never got a status', async () => {
    const times = new RouteTimes();
    times.of(price).add(0, 1);
    expect(await figures(times)).toEqual([]);
  });
});
