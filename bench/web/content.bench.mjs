import { fastVisit, throttledVisits } from './time-to-content.mjs';
import { viewsOf } from './views.mjs';

export const name = 'W1';
export const title = 'Time to the content, throttled to 150 ms, 1.6 Mbps and a four times slower processor';

/** Seconds of a first visit; a page without a figure is context. */
const goals = {
  login: 2.6,
  'public quote form': 2.8,
  'public quote': 2.8,
  'get quote': 3.6,
  'list of quotes': 3.6,
  'list of orders': 3.6,
  quote: 3.6,
  booking: 3.6,
  order: 3.6,
  'COD table': 3.6,
  reports: 3.6,
  account: 3.6,
  'order terms': 2.8,
  'order status': 2.8,
  survey: 2.8,
  'track order': 2.8,
  'find order': 2.8,
  carriers: 2.8,
  terms: 2.8,
};
const secondVisit = 1.6;
const notThrottled = 0.8;
const times = Number(process.env.BENCH_TIMES ?? 3);

export async function run(product) {
  const views = await viewsOf(product);
  const rows = [];
  for (const { view, ...visit } of views) {
    // The first request for a file reads it from disk.
    await fastVisit(visit);
    const figures = { first: [], second: [], fast: [] };
    for (let round = 0; round < times; round += 1) {
      const { first, second } = await throttledVisits(visit);
      figures.first.push(first);
      figures.second.push(second);
      figures.fast.push(await fastVisit(visit));
    }
    console.log(`  ${view}: ${Object.values(figures).map(inSeconds).join('; ')}`);
    rows.push(...rowsOf(view, figures));
  }
  return rows;
}

const inSeconds = (figures) => `${figures.map((each) => each.toFixed(2)).join(', ')} s`;

function rowsOf(view, { first, second, fast }) {
  return [
    { what: `first visit, ${view}`, figures: first, unit: 's', atMost: goals[view] },
    { what: `second visit, ${view}`, figures: second, unit: 's', atMost: secondVisit },
    { what: `first visit, not throttled, ${view}`, figures: fast, unit: 's', atMost: notThrottled },
  ];
}
