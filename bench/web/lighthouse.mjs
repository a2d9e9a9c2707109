// One set of Lighthouse runs serves W2 and W11.
import lighthouse from 'lighthouse';
import { withPage } from './browser.mjs';
import { viewsOf } from './views.mjs';

/** Lighthouse's mobile preset: simulated slow 4G and a four times slower CPU. */
const flags = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
};
const times = Number(process.env.BENCH_TIMES ?? 3);
const measured = new Map();

/** `{ view, isSignedIn, tbt, cls, performance, accessibility, bestPractices, findings }` per view, one figure per round. */
export function lighthouseOf(product) {
  const known = measured.get(product.site) ?? measureAll(product);
  measured.set(product.site, known);
  return known;
}

async function measureAll(product) {
  const views = await viewsOf(product);
  const rows = [];
  for (const { view, url, isSignedIn, session } of views) {
    const runs = [];
    for (let round = 0; round < times; round += 1) {
      runs.push(await withPage({ session, isSignedIn }, (page) => runOn(page, url)));
    }
    rows.push({ view, isSignedIn, ...figuresOf(runs) });
    console.log(`  ${view}: performance ${runs.map(({ performance }) => performance.toFixed(0)).join(', ')}`);
  }
  return rows;
}

async function runOn(page, url) {
  const { lhr } = await lighthouse(url, flags, undefined, page);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const { audits, categories } = lhr;
  return {
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories['best-practices'].score * 100,
    findings: findingsOf(lhr),
  };
}

/** The names of the failed accessibility and best-practices audits. */
function findingsOf({ audits, categories }) {
  const counted = [categories.accessibility, categories['best-practices']].flatMap(
    ({ auditRefs }) => auditRefs,
  );
  return counted
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
}

function figuresOf(runs) {
  const names = Object.keys(runs[0]).filter((name) => name !== 'findings');
  const figures = Object.fromEntries(names.map((name) => [name, runs.map((run) => run[name])]));
  return { ...figures, findings: [...new Set(runs.flatMap((run) => run.findings))] };
}
