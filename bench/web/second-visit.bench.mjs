import { setTimeout } from 'node:timers/promises';
import { openWhole, withBrowser } from './browser.mjs';
import { viewsOf } from './views.mjs';

export const name = 'W6';
export const title = 'Bytes of a second visit besides data';

const mostKb = 10;
const times = process.env.BENCH_QUICK === '1' ? 1 : Number(process.env.BENCH_TIMES ?? 3);

export async function run(product) {
  const rows = [];
  for (const { view, url, ...visitor } of await viewsOf(product)) {
    const figures = [];
    for (let round = 0; round < times; round += 1) figures.push(await secondVisit(visitor, url));
    console.log(`  ${view}: ${figures.map((each) => each.toFixed(1)).join(', ')} KB`);
    rows.push({ what: view, figures, unit: 'KB', atMost: mostKb });
  }
  return rows;
}

/** Kilobytes (1000 bytes) over the wire, with their headers, of all but the answers of the API. */
function secondVisit(visitor, url) {
  return withBrowser(visitor, async (openPage) => {
    const meters = [];
    const meter = async (target) => meters.push(await countBytes(await target.createCDPSession()));
    const visit = async () => {
      const page = await openPage();
      await meter(page.target());
      await openWhole(page, url);
      await whenSteady(() => totalOf(meters));
      await page.close();
    };
    // What the service worker fetches counts too.
    const page = await openPage();
    page.browser().on('targetcreated', (target) => {
      if (target.type() === 'service_worker') void meter(target);
    });
    await visit();
    const before = totalOf(meters);
    await visit();
    return (totalOf(meters) - before) / 1000;
  });
}

const totalOf = (meters) =>
  meters.flatMap((bytes) => [...bytes.values()]).reduce((sum, each) => sum + each, 0);

/** The service worker, and what loads after the first view, go on when the page is whole. */
async function whenSteady(read) {
  for (let before = -1; before !== read(); ) {
    before = read();
    await setTimeout(2500);
  }
}

/** By request; what the cache has counts nothing. */
async function countBytes(devtools) {
  const bytes = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) bytes.set(requestId, 0);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  await devtools.send('Network.enable');
  return bytes;
}
