// One set of Lighthouse runs serves W1, W2 and W11.
import lighthouse from 'lighthouse';
import { withPage } from './browser.mjs';
import { viewsOf } from './views.mjs';

/** Lighthouse's own mobile preset: slow 4G, the processor four times slower, as it models them. */
const flags = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
};
const times = Number(process.env.BENCH_TIMES ?? 3);
const measured = new Map();

/** `{ view, lcp, tbt, cls, performance, accessibility, bestPractices, findings }` of every view, one figure a round. */
export function lighthouseOf(product) {
  const known = measured.get(product.site) ?? measureAll(product);
  measured.set(product.site, known);
  return known;
}

async function measureAll(product) {
  const { session, views } = await viewsOf(product);
  const rows = [];
  for (const { view, url, isSignedIn } of views) {
    const runs = [];
    for (let round = 0; round < times; round += 1) {
      runs.push(await withPage({ session, isSignedIn }, (page) => runOn(page, url)));
    }
    rows.push(rowOf(view, runs));
    console.log(`  ${view}: LCP ${runs.map(({ lcp }) => lcp.toFixed(2)).join(', ')} s`);
  }
  return rows;
}

async function runOn(page, url) {
  const { lhr } = await lighthouse(url, flags, undefined, page);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const { audits, categories } = lhr;
  return {
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    fcp: audits['first-contentful-paint'].numericValue / 1000,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories['best-practices'].score * 100,
    findings: findingsOf(lhr),
  };
}

/** What cost the page points of accessibility or best practices, by the names of the audits. */
function findingsOf({ audits, categories }) {
  const counted = [categories.accessibility, categories['best-practices']].flatMap(
    ({ auditRefs }) => auditRefs,
  );
  return counted
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
}

function rowOf(view, runs) {
  const figures = Object.keys(runs[0]).filter((name) => name !== 'findings');
  const row = Object.fromEntries(figures.map((name) => [name, runs.map((run) => run[name])]));
  return { view, ...row, findings: [...new Set(runs.flatMap((run) => run.findings))] };
}
