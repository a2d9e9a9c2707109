// `node ../libs/federation/build.mjs [--watch]` in a package with a webpack.config.mjs. webpack-cli is not used: it
// would use the nearest webpack, and the federation plugin works with one exact version.
// RELEASE_NAME, RELEASE_OUTPUT, RELEASE_VERSION and RELEASE_CALLS build one remote alone, elsewhere (`stack/release.mjs`).
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const watch = process.argv.includes('--watch');
if (watch) process.env.NODE_ENV ??= 'development';

const { default: configs } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href);
const released = process.env.RELEASE_NAME;
const config = released ? [configs].flat().filter(({ name }) => name === released) : configs;
const webpack = createRequire(import.meta.url)('webpack');

/** Prints problems and times; returns whether the build is good. Warnings count as errors outside of watching. */
function report(error, stats) {
  if (error || !stats) {
    process.stderr.write(`${error?.stack ?? 'The build gave no result.'}\n`);
    return false;
  }
  const bad = stats.hasErrors() || stats.hasWarnings();
  const text = stats.toString(
    bad ? { preset: 'errors-warnings', colors: false } : { preset: 'summary', colors: false },
  );
  process.stdout.write(`${text}\n`);
  return watch ? !stats.hasErrors() : !bad;
}

const compiler = webpack(config);
if (watch) {
  compiler.watch({ aggregateTimeout: 50 }, report);
} else {
  compiler.run((error, stats) => {
    const good = report(error, stats);
    compiler.close(() => {
      process.exitCode = good ? 0 : 1;
    });
  });
}
