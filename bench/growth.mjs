import { percentile, timesOf } from './latency.mjs';
import { quickly, takeTurns } from './measure.mjs';
import { ratio } from './rows.mjs';

const requests = quickly(40);

/** What one call takes on the large database over what it takes on the small one, p50. */
export async function growthOf({ what, makeRequest, small, large, samples, atMost }) {
  const timed = async (service, rows) =>
    percentile(await timesOf((index) => makeRequest(service.url, rows, index), requests), 0.5);
  await timed(small, samples.small);
  await timed(large, samples.large);
  console.log(`  ${what}`);
  const figures = await takeTurns(
    { small: () => timed(small, samples.small), large: () => timed(large, samples.large) },
    { times: 5, unit: 'ms' },
  );
  return { what, figures: ratio(figures.large, figures.small), atMost };
}
