// Builds the sources of the shell and of every area as one app without federation, to compare with. Writes to .data/.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { entryOf, importsOf } from '../../../libs/federation/chunk-files.mjs';
import { pageImports } from '../../../libs/federation/page-imports.mjs';
import { shellConfig } from '../../../libs/federation/webpack.mjs';
import { writeManifest } from '../../../libs/federation/write-manifest.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const webpack = createRequire(path.join(root, 'libs/federation/build.mjs'))('webpack');
const areas = ['mfe-quotes', 'mfe-orders'];

/** @returns the folder to take for SITES_ROOT, which the gateway serves as the staff site */
export async function buildOneApp() {
  const sitesRoot = path.join(root, '.data/bench-one-app');
  rmSync(sitesRoot, { recursive: true, force: true });
  mkdirSync(sitesRoot, { recursive: true });
  const config = shellConfig({ dir: path.join(root, 'shell'), pages: {} });
  const here = (name) => name.constructor.name !== 'ShellManifestPlugin';
  const stats = await run({
    ...config,
    name: 'one-app',
    output: { ...config.output, path: path.join(sitesRoot, 'shell/dist') },
    plugins: [
      ...config.plugins.filter(here),
      new webpack.NormalModuleReplacementPlugin(
        /app[\\/]remotes$|^\.\/remotes$/,
        path.join(import.meta.dirname, 'areas.ts'),
      ),
      new OneAppManifest(),
    ],
  });
  writeAreas(sitesRoot);
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return sitesRoot;
}

const readBuilt = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Rows of areas without any script: the gateway takes from them what its pages bring ahead, as it does of real ones. */
function writeAreas(sitesRoot) {
  for (const area of areas) {
    const { name, version, paths, calls, paint } = readBuilt(`${area}/dist/remote.json`);
    const folder = path.join(sitesRoot, area, 'dist');
    mkdirSync(folder, { recursive: true });
    writeManifest(path.join(folder, 'remote.json'), { name, version, paths, calls, paint, entry: 'none.js' });
  }
}

function run(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats))));
  });
}

/** The same as the shell's, so that the gateway fetches ahead for both: `pages` has every page, there are no areas. */
class OneAppManifest {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('OneAppManifest', (compilation) => {
      const inFile = (file) => importsOf(compilation, ({ resource }) => resource === path.join(root, file));
      const addresses = (files) => [...new Set(files)].map((one) => `/${one}`);
      const started = inFile('shell/src/index.ts').get('./bootstrap').files;
      const entry = [...entryOf(compilation, 'main'), ...addresses(started)];
      const address = (files) => addresses(files).filter((one) => !entry.includes(one));
      const frame = inFile('shell/src/layout/app-frame.tsx').get('./staff-frame').files;
      const login = inFile('shell/src/sign-in/routes.tsx').get('./login-form').files;
      const areaFiles = inFile('bench/web/one-app/areas.ts');
      const pages = { '/login': address(login) };
      for (const area of areas) {
        const routes = `${area}/src/routes.tsx`;
        const loaded = inFile(routes);
        const ofArea = areaFiles.get(`../../../${area}/src/routes`).files;
        for (const [page, requests] of Object.entries(
          pageImports(readFileSync(path.join(root, routes), 'utf8')),
        )) {
          const files = requests.flatMap((request) => loaded.get(request)?.files ?? []);
          // The gateway matches these as prefixes.
          pages[page.replace(/\/:.*$/, '')] = address([...frame, ...ofArea, ...files]);
        }
      }
      writeManifest(path.join(compilation.outputOptions.path, 'shell.json'), {
        entry,
        area: [],
        frame: address(frame),
        pages,
        shared: {},
        early: entryOf(compilation, 'early'),
        calls: readBuilt('shell/dist/shell.json').calls,
      });
    });
  }
}
