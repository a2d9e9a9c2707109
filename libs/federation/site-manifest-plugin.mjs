import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, scriptsOf } from './chunk-files.mjs';
import { pageImports } from './page-imports.mjs';
import { writeManifest } from './write-manifest.mjs';

/** Writes `site.json` of a site without federation: `{ entry, pages }`, addresses of scripts, pages by path pattern. */
export class SiteManifestPlugin {
  /** Files with routes, as absolute paths. */
  constructor({ routes }) {
    this.routes = routes;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('SiteManifestPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const entry = compilation.entrypoints.get('main').chunks.flatMap(scriptsOf);
      const pages = {};
      for (const file of this.routes) {
        const loaded = importsOf(compilation, ({ resource }) => resource === file);
        for (const [path, requests] of Object.entries(pageImports(readFileSync(file, 'utf8')))) {
          const files = new Set(requests.flatMap((request) => loaded.get(request)?.files ?? []));
          pages[path] = [...files].filter((one) => !entry.includes(one)).map((one) => `/${one}`);
        }
      }
      writeManifest(join(compilation.outputOptions.path, 'site.json'), {
        entry: entry.map((file) => `/${file}`),
        pages,
      });
    });
  }
}
