// Builds the shell and all areas as one app without federation, for comparison. Writes to .data/.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ManifestPlugin, scriptsOf } from '../../../libs/federation/pages-manifest.mjs';
import { shellConfig } from '../../../libs/federation/webpack.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const webpack = createRequire(path.join(root, 'libs/federation/build.mjs'))('webpack');
const areas = ['mfe-quotes', 'mfe-orders', 'mfe-admin', 'mfe-public'];

/** @returns the folder for SITES_ROOT, which the gateway serves as the staff site */
export async function buildOneApp() {
  const sitesRoot = path.join(root, '.data/bench-one-app');
  rmSync(sitesRoot, { recursive: true, force: true });
  mkdirSync(sitesRoot, { recursive: true });
  const config = shellConfig({ dir: path.join(root, 'shell') });
  const stats = await run({
    ...config,
    name: 'one-app',
    output: { ...config.output, path: path.join(sitesRoot, 'shell/dist') },
    plugins: [
      ...config.plugins.filter((plugin) => !(plugin instanceof ManifestPlugin)),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/open-area$/,
        path.join(import.meta.dirname, 'areas.ts'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/federation-host$/,
        'data:text/javascript,export const loadRoutes = null',
      ),
      new ManifestPlugin('shell.json', describeOneApp),
    ],
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  for (const area of areas) writeArea(sitesRoot, area);
  return sitesRoot;
}

/** Same format as the shell's, so that the gateway can write preloads: it lists every page, and areas have no scripts. */
async function describeOneApp(build) {
  const loaded = (file, request) => build.chunksOf(path.join(root, file), request).flatMap(scriptsOf);
  const entry = [...build.entryOf('main'), ...loaded('shell/src/index.ts', './bootstrap')];
  const addresses = (files) =>
    [...new Set(files)].filter((file) => !entry.includes(file)).map((file) => `/${file}`);
  const own = (await build.pagesOf(path.join(root, 'shell/src'))).map((one) => ({ ...one, area: [] }));
  const ofAreas = await Promise.all(
    areas.map(async (name) => {
      const area = loaded('bench/web/one-app/areas.ts', `../../../${name}/src/routes`);
      return (await build.pagesOf(path.join(root, name, 'src'))).map((one) => ({ ...one, area }));
    }),
  );
  return {
    entry: entry.map((file) => `/${file}`),
    area: [],
    frame: addresses(loaded('shell/src/layout/app-frame.tsx', '../app/staff')),
    shared: {},
    pages: [...own, ...ofAreas.flat()].map(({ page, chunks, area }) => ({
      ...page,
      files: addresses([...area, ...chunks.flatMap(scriptsOf)]),
    })),
  };
}

/** The manifest row of an area without scripts; the shell reads it for guards and links. */
function writeArea(sitesRoot, area) {
  const built = JSON.parse(readFileSync(path.join(root, area, 'dist/remote.json'), 'utf8'));
  const pages = built.pages.map((page) => ({ ...page, files: [], shares: [] }));
  const folder = path.join(sitesRoot, area, 'dist');
  mkdirSync(folder, { recursive: true });
  const row = { ...built, entry: 'none.js', preload: [], pages };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(row));
}

function run(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats))));
  });
}
