// npm run bench: every benchmark (`*.bench.mjs` here and in web/) against its goal; `npm run bench -- P6 P10` runs some.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, installPackages } from '../stack/steps.mjs';

await installPackages('product');
await installPackages('all', import.meta.dirname);
await build();
const { withProduct } = await import('./product.mjs');
const { report } = await import('./report.mjs');
const all = (await Promise.all([...filesOf('.'), ...filesOf('web')].map((file) => import(file)))).sort(
  (a, b) => a.name[0].localeCompare(b.name[0]) || Number(a.name.slice(1)) - Number(b.name.slice(1)),
);
const wanted = process.argv.slice(2).map((name) => name.toUpperCase());
const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const unknown = wanted.filter((name) => !all.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark ${unknown.join(', ')}. Available: ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

// The product ends with this process, even when it is terminated.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const results = [];
const failures = [];
await runAll('together', (work) => withProduct('together', work));
await runAll('split', (work) => withProduct('split', work));
await runAll('none', (work) => work(null));
report(results, all);
for (const { name, error } of failures) console.error(`\n${name} failed: ${error.stack}`);
process.exit(failures.length > 0 ? 1 : 0);

/** Runs the benchmarks with this hosting, on one start of the product. */
async function runAll(hosting, withOne) {
  const some = chosen.filter((benchmark) => (benchmark.hosting ?? 'together') === hosting);
  if (some.length === 0) return;
  await withOne(async (product) => {
    for (const { name, title, run } of some) {
      console.log(`\n${name} ${title}`);
      try {
        results.push({ name, title, rows: await run(product) });
      } catch (error) {
        failures.push({ name, error });
      }
    }
  });
}

function filesOf(folder) {
  const where = path.join(import.meta.dirname, folder);
  const names = existsSync(where) ? readdirSync(where).filter((name) => name.endsWith('.bench.mjs')) : [];
  return names.map((name) => pathToFileURL(path.join(where, name)).href);
}
