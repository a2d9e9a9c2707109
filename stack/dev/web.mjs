// Started by dev.mjs: builds areas for development and rebuilds them on change. Arguments: output folder, area names.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../steps.mjs';

process.env.NODE_ENV = 'development';
process.once('disconnect', () => process.exit(0));
const [sitesRoot, ...names] = process.argv.slice(2);
// The webpack instance that the federation plugin uses.
const webpack = createRequire(path.join(root, 'libs/federation/build.mjs'))('webpack');

/** npm packages go into a separate chunk that our changes do not rebuild: writing and mapping it takes longest. */
const packagesApart = {
  cacheGroups: { packages: { test: /[\\/]node_modules[\\/]/, name: 'packages', chunks: 'initial' } },
};

/** Not part of the staff site; built last, so that staff pages do not wait for it. */
const publicSite = 'public-site';
const named = (await Promise.all(names.map(readConfig))).flat();
const configs = named.toSorted((a, b) => Number(a.name === publicSite) - Number(b.name === publicSite));
// Built one after the other: in parallel they would share one thread and all finish last.
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
    // Line-level source maps are enough and much faster than column-level ones.
    const development = { ...one, output, devtool: 'cheap-module-source-map' };
    // A remote's entry must stay a single file.
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

/** A library change rebuilds several areas: the pages of a site reload once, after the last of its areas. */
function report(site, name, stats) {
  const errors = stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '';
  if (waiting.size > 0) return reportFirst(name, errors);
  if (errors) console.error(errors);
  const state = sites[site];
  state.pending.delete(name);
  if (!errors) state.built.push(name);
  if (state.pending.size > 0) return;
  const { built, changedAt } = state;
  sites[site] = newState();
  if (built.length > 0) process.send({ site, built, ms: Date.now() - (changedAt ?? stats.startTime) });
}

/** Without a first build of every area there is nothing to serve: the parent says what broke and ends. */
function reportFirst(name, errors) {
  waiting.delete(name);
  if (errors) process.send({ errors });
  else if (waiting.size === 0) process.send({ isFirst: true });
}
