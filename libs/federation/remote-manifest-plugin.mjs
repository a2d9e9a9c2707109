import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aheadOf } from './ahead.mjs';
import { importsOf, sharesOf } from './chunk-files.mjs';
import { pageImports } from './page-imports.mjs';
import { writeManifest } from './write-manifest.mjs';

const entryPattern = /^remoteEntry\.[0-9a-f]+\.js$/;
const exposedPattern = /^routes\.[0-9a-f]+\.js$/;

/**
 * Writes `dist/remote.json`: `{ name, version, paths, entry, preload, pages, shares, calls, paint }`, the row of
 * `/remotes.json` with file names relative to the remote's folder. `preload` names what every page of the remote needs,
 * `pages` what each path needs besides, `shares` the shared modules that it takes from the shell, `calls` and `paint` what
 * it brings ahead of itself (`ahead.mjs`).
 */
export class RemoteManifestPlugin {
  constructor({ routes, ahead, ...remote }) {
    this.routes = routes;
    this.ahead = ahead;
    this.remote = remote;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('RemoteManifestPlugin', (compilation) => {
      const files = compilation.getAssets().map((asset) => asset.name);
      const entry = files.find((file) => entryPattern.test(file));
      if (!entry) {
        if (compilation.errors.length > 0) return;
        throw new Error(`${this.remote.name}: the build made no remote entry.`);
      }
      const preload = [entry, ...files.filter((file) => exposedPattern.test(file))];
      writeManifest(join(compilation.outputOptions.path, 'remote.json'), {
        ...this.remote,
        entry,
        preload,
        ...this.pages(compilation, preload),
        ...aheadOf(this.ahead),
      });
    });
  }

  /** The scripts and the shared modules of each path's page, by path pattern. */
  pages(compilation, known) {
    const loaded = importsOf(compilation, ({ resource }) => resource === this.routes);
    const always = sharesOf(
      [...compilation.chunks].filter((chunk) => [...chunk.files].some((file) => known.includes(file))),
      compilation.chunkGraph,
    );
    const pages = {};
    const shares = {};
    for (const [path, requests] of Object.entries(pageImports(readFileSync(this.routes, 'utf8')))) {
      const parts = requests.map((request) => loaded.get(request) ?? { files: [], shares: [] });
      const files = new Set(parts.flatMap((part) => part.files));
      pages[path] = [...files].filter((file) => !known.includes(file)).sort();
      shares[path] = [...new Set([...always, ...parts.flatMap((part) => part.shares)])].sort();
    }
    return { pages, shares };
  }
}
