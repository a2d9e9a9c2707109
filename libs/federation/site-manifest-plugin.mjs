import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aheadOf } from './ahead.mjs';
import { addressOf, entryOf, importsOf } from './chunk-files.mjs';
import { pageImports } from './page-imports.mjs';
import { writeManifest } from './write-manifest.mjs';

/**
 * Writes `site.json` of a site without federation: `{ entry, early, pages, calls, paint }`, addresses of scripts, pages by
 * path pattern, and what they bring ahead of them (`ahead.mjs`).
 */
export class SiteManifestPlugin {
  /** `index` imports `start`, the site; `routes`, `ahead`: files with routes, the folder of what comes ahead of them. */
  constructor({ index, start, routes, ahead }) {
    Object.assign(this, { index, start, routes, ahead });
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('SiteManifestPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const started = importsOf(compilation, ({ resource }) => resource === this.index).get(this.start);
      const entry = [...entryOf(compilation, 'main'), ...(started?.files ?? []).map(addressOf)];
      const pages = {};
      for (const file of this.routes) {
        const loaded = importsOf(compilation, ({ resource }) => resource === file);
        for (const [path, requests] of Object.entries(pageImports(readFileSync(file, 'utf8')))) {
          const files = new Set(requests.flatMap((request) => loaded.get(request)?.files ?? []));
          pages[path] = [...files].map(addressOf).filter((one) => !entry.includes(one));
        }
      }
      writeManifest(join(compilation.outputOptions.path, 'site.json'), {
        entry,
        early: entryOf(compilation, 'early'),
        pages,
        ...aheadOf(this.ahead),
      });
    });
  }
}
