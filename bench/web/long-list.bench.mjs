import { bigPortal, query } from '../at-size.mjs';
import { adminUrlOf } from '../databases.mjs';
import { withProduct } from '../product.mjs';
import { seedQuotes } from '../seed-quotes.mjs';
import { withPage } from './browser.mjs';
import { sessionFor } from './views.mjs';

export const name = 'W8';
export const title = 'List of 5,000 quotes, the processor four times slower';
/** This benchmark fills the database, so it uses its own product. */
export const hosting = 'none';

const listed = 5000;
const administrator = 'dana@overland.example';
const slowdown = 4;
const screens = 60;
const times = process.env.BENCH_QUICK === '1' ? 1 : 3;

/** An administrator who filters by company gets all its quotes on one page (docs/product/quotes.md). */
export function run() {
  return withProduct('together', async (product) => {
    await fill(adminUrlOf(product, 'overland_quoting'));
    const { session } = await sessionFor(product, administrator);
    const url = `${product.site}/quotes?company=${bigPortal._id}`;
    const rounds = [];
    for (let round = 0; round < times; round += 1) {
      rounds.push(await withPage({ session, isSignedIn: true }, (page) => visit(page, url)));
    }
    return rowsOf(rounds);
  });
}

/** Adjusts the rows to the listed number: half of those created belong to one portal, some of them archived. */
async function fill(database) {
  await seedQuotes(database, { size: 3 * listed, bigPortal });
  await query(
    database,
    `delete from quotes where portal_id = $1 and id not in
       (select id from quotes where portal_id = $1 and status <> 'Archived' order by unique_id desc limit $2)`,
    [bigPortal._id, listed],
  );
}

function rowsOf(rounds) {
  const figures = (name) => rounds.map((round) => round[name]);
  return [
    { what: 'rows in the document, at most while scrolling', figures: figures('rows'), unit: '', atMost: 60 },
    {
      what: 'memory of scripts when scrolled to its end',
      figures: figures('memory'),
      unit: 'MB',
      atMost: 80,
    },
    // This browser has no GPU, so the figure is reported without a goal.
    { what: 'frames while scrolling by', figures: figures('frames'), unit: 'per s' },
    { what: 'longest frame while scrolling by', figures: figures('longest'), unit: 'ms' },
  ];
}

async function visit(page, url) {
  await page.setViewport({ width: 1280, height: 800 });
  const devtools = await page.createCDPSession();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  await page.waitForSelector(`table[aria-rowcount="${listed + 1}"] tr[data-index]`, { timeout: 60_000 });
  const scrolled = await page.evaluate(scrollBy, screens);
  if (scrolled.last !== listed - 1) throw new Error(`Scrolling ended at row ${scrolled.last}.`);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { ...scrolled, memory: usedSize / 1e6 };
}

/* global document, innerHeight, performance, requestAnimationFrame, scrollTo, window -- runs in the page */
/** Scrolls from the top by half a screen per frame, as with a mouse wheel, then jumps to the end. */
async function scrollBy(screens) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const rowsNow = () => document.querySelectorAll('tr[data-index]');
  const started = await frame();
  let before = started;
  let rows = 0;
  let longest = 0;
  for (let step = 1; step <= 2 * screens; step += 1) {
    scrollTo(0, (step * innerHeight) / 2);
    const now = await frame();
    longest = Math.max(longest, now - before);
    before = now;
    rows = Math.max(rows, rowsNow().length);
  }
  const frames = (2 * screens * 1000) / (before - started);
  scrollTo(0, document.documentElement.scrollHeight);
  for (let settling = 0; settling < 20; settling += 1) {
    await frame();
    rows = Math.max(rows, rowsNow().length);
  }
  return { rows, longest, frames, last: Number([...rowsNow()].at(-1)?.dataset.index) };
}
