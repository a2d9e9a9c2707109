// Started by dev.mjs: builds areas for development, and again on every change. Arguments: where to, names of areas.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../steps.mjs';

process.env.NODE_ENV = 'development';
process.once('disconnect', () => process.exit(0));
const [sitesRoot, ...names] = process.argv.slice(2);
// The one webpack that the federation plugin works with.
const webpack = createRequire(path.join(root, 'libs/federation/build.mjs'))('webpack');

/** Packages stand in a file of their own, which a change of ours leaves alone: to write and map it takes longest. */
const packagesApart = {
  cacheGroups: { packages: { test: /[\\/]node_modules[\\/]/, name: 'packages', chunks: 'initial' } },
};

/** The one that no page of the staff shows; built last, so that nobody waits for it who does not look at it. */
const publicSite = 'public-site';
const named = (await Promise.all(names.map(readConfig))).flat();
const configs = named.toSorted((a, b) => Number(a.name === publicSite) - Number(b.name === publicSite));
// Side by side they would share one thread, and all be ready when the last one is.
configs.parallelism = 1;
const waiting = new Set(configs.map(({ name }) => name));
const sites = { staff: newState(), public: newState() };
const compiler = webpack(configs);
for (const one of compiler.compilers) {
  const site = one.name === publicSite ? 'public' : 'staff';
  one.hooks.invalid.tap('dev', () => noteChange(sites[site], one.name));
  one.hooks.done.tap('dev', (stats) => report(site, one.name, stats));
}
compiler.watch({ aggregateTimeout: 30 }, () => undefined);

async function readConfig(name) {
  const { default: config } = await import(pathToFileURL(path.join(root, name, 'webpack.config.mjs')).href);
  return [config].flat().map((one) => {
    const output = { ...one.output, path: path.join(sitesRoot, path.relative(root, one.output.path)) };
    // Maps of lines are enough, and much quicker to make than those of columns.
    const development = { ...one, output, devtool: 'cheap-module-source-map' };
    // A remote's entry must stay one file.
    return one.entry.main ? { ...development, optimization: { splitChunks: packagesApart } } : development;
  });
}

function newState() {
  return { pending: new Set(), built: [], changedAt: null };
}

function noteChange(state, name) {
  if (waiting.size > 0) return;
  state.pending.add(name);
  state.changedAt ??= Date.now();
}

/** A change of a library touches several areas: the pages of a site load again once, after the last of its areas. */
function report(site, name, stats) {
  const isGood = !stats.hasErrors();
  if (!isGood) console.error(stats.toString({ preset: 'errors-only', colors: false }));
  if (waiting.size > 0) return reportFirst(isGood, name);
  const state = sites[site];
  state.pending.delete(name);
  if (isGood) state.built.push(name);
  if (state.pending.size > 0) return;
  const { built, changedAt } = state;
  sites[site] = newState();
  if (built.length > 0) process.send({ site, built, ms: Date.now() - (changedAt ?? stats.startTime) });
}

function reportFirst(isGood, name) {
  if (isGood) waiting.delete(name);
  if (waiting.size === 0) process.send({ isFirst: true });
}
