import { join, sep } from 'node:path';
import { addressOf, entryOf, importsOf } from './chunk-files.mjs';
import { writeManifest } from './write-manifest.mjs';

/**
 * Writes `dist/shell.json`: `{ entry, early, area, frame, pages, shared, calls }`, addresses of scripts. `entry` starts the page, `early` begins
 * the calls of a page, `area` is what the first area of a visit needs of the shell, `frame` what stands around whoever is
 * signed in and `calls` what that reads, `pages` what the shell's own pages need, by path prefix, `shared` what each
 * shared module is made of.
 */
export class ShellManifestPlugin {
  /** `start`, `area`, `frame`: requests of `import()` in the shell's sources; `pages`: such requests by path prefix. */
  constructor({ source, start, area, frame, pages, shared, calls }) {
    Object.assign(this, { source, start, area, frame, pages, shared, calls });
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ShellManifestPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const loaded = importsOf(compilation, ({ resource }) => resource?.startsWith(this.source + sep));
      const entry = [
        ...entryOf(compilation, 'main'),
        ...(loaded.get(this.start)?.files ?? []).map(addressOf),
      ];
      const filesOf = (requests) => {
        const missing = requests.find((request) => !loaded.has(request));
        if (missing) throw new Error(`The shell has no import('${missing}') to make preloads of.`);
        const files = requests.flatMap((request) => loaded.get(request).files);
        return [...new Set(files)].map(addressOf).filter((file) => !entry.includes(file));
      };
      writeManifest(join(compilation.outputOptions.path, 'shell.json'), {
        entry,
        early: entryOf(compilation, 'early'),
        area: filesOf([this.area]),
        frame: filesOf([this.frame]),
        pages: Object.fromEntries(
          Object.entries(this.pages).map(([path, requests]) => [path, filesOf(requests)]),
        ),
        shared: Object.fromEntries(this.shared.map((name) => [name, filesOf([name])])),
        calls: this.calls,
      });
    });
  }
}
