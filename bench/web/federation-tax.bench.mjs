import { withProduct } from '../product.mjs';
import { ratio } from '../rows.mjs';
import { buildOneApp } from './one-app/build.mjs';
import { throttledVisits } from './time-to-content.mjs';
import { travelled } from './travelled.mjs';
import { viewsOf } from './views.mjs';

export const name = 'W5';
export const title = 'Federated over one build of the same sources';
export const hosting = 'none';

const compared = ['login', 'get quote', 'booking'];
const times = Number(process.env.BENCH_TIMES ?? 3);

export async function run() {
  const federated = await withProduct('together', measured);
  const whole = await withProduct('together', measured, { SITES_ROOT: await buildOneApp() });
  return compared.flatMap((view) => [
    {
      what: `bytes of scripts, ${view}`,
      figures: ratio([federated[view].weight], [whole[view].weight]),
      // The bar allows for the federation runtime and chunk names.
      atMost: 1.15,
    },
    {
      what: `time to the content, throttled (W1), ${view}`,
      figures: ratio(federated[view].shown, whole[view].shown),
      atMost: 1.1,
    },
    { what: `copies of React, ${view}`, figures: [federated[view].reacts], unit: '', atMost: 1 },
  ]);
}

async function measured(product) {
  const views = await viewsOf(product);
  const found = {};
  for (const { view, ...visit } of views.filter((one) => compared.includes(one.view))) {
    // First, since it also makes the server read the files once.
    const sizes = await travelled(visit);
    const shown = [];
    for (let round = 0; round < times; round += 1) shown.push((await throttledVisits(visit)).first);
    console.log(`  ${view}: ${shown.map((each) => each.toFixed(2)).join(', ')} s`);
    found[view] = { ...sizes, shown };
  }
  return found;
}
