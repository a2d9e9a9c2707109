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
    const visit = async () => {
      const page = await openPage();
      const bytes = await countBytes(page);
      await openWhole(page, url);
      await page.close();
      return [...bytes.values()].reduce((sum, each) => sum + each, 0) / 1000;
    };
    await visit();
    return visit();
  });
}

/** By request; what the cache has counts nothing. */
async function countBytes(page) {
  const bytes = new Map();
  const devtools = await page.createCDPSession();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) bytes.set(requestId, 0);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (bytes.has(requestId)) bytes.set(requestId, encodedDataLength);
  });
  return bytes;
}
