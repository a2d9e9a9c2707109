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

const configs = await Promise.all(names.map(readConfig));
const waiting = new Set(configs.flat().map(({ name }) => name));
const compiler = webpack(configs.flat());
for (const one of compiler.compilers) one.hooks.done.tap('dev', (stats) => report(one.name, stats));
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

function report(name, stats) {
  if (stats.hasErrors()) return console.error(stats.toString({ preset: 'errors-only', colors: false }));
  if (!waiting.has(name)) return process.send({ built: [name], ms: stats.endTime - stats.startTime });
  waiting.delete(name);
  if (waiting.size === 0) process.send({ isFirst: true });
}
