import lighthouse from 'lighthouse';
import { withProduct } from '../product.mjs';
import { ratio } from '../rows.mjs';
import { withPage } from './browser.mjs';
import { buildOneApp } from './one-app/build.mjs';
import { travelled } from './travelled.mjs';
import { viewsOf } from './views.mjs';

export const name = 'W5';
export const title = 'Federated over one build of the same sources';
export const hosting = 'none';

const bars = { login: 1, 'get quote': 1.1, booking: 1.1 };
const times = Number(process.env.BENCH_TIMES ?? 3);

export async function run() {
  const federated = await withProduct('together', measured);
  process.env.SITES_ROOT = await buildOneApp();
  const whole = await withProduct('together', measured).finally(() => delete process.env.SITES_ROOT);
  return Object.entries(bars).flatMap(([view, bytes]) => [
    {
      what: `bytes of scripts, ${view}`,
      figures: ratio([federated[view].weight], [whole[view].weight]),
      // A view may weigh a few bytes more for the names of chunks; a hundredth is no tax.
      atMost: bytes,
      why: 'the runtime of federation (18 KB) and the entry of the area (8 KB); without both it is 1.02x',
    },
    {
      what: `largest contentful paint, ${view}`,
      figures: ratio(federated[view].lcp, whole[view].lcp),
      atMost: 1.05,
      why: 'the outline is the same in both; the simulated figure of one build swings from 0.7 to 2.3 s (W1)',
    },
    { what: `copies of React, ${view}`, figures: [federated[view].reacts], unit: '', atMost: 1 },
  ]);
}

async function measured(product) {
  const { session, views } = await viewsOf(product);
  const found = {};
  for (const { view, url, isSignedIn } of views.filter((one) => one.view in bars)) {
    const visit = { session, isSignedIn, url };
    const lcp = [];
    for (let round = 0; round < times; round += 1) lcp.push(await paintOf(visit));
    found[view] = { ...(await travelled(visit)), lcp };
  }
  return found;
}

function paintOf({ session, isSignedIn, url }) {
  return withPage({ session, isSignedIn }, async (page) => {
    const { lhr } = await lighthouse(
      url,
      { logLevel: 'error', onlyCategories: ['performance'] },
      undefined,
      page,
    );
    return lhr.audits['largest-contentful-paint'].numericValue;
  });
}
