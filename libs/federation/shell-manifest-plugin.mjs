import { join, sep } from 'node:path';
import { importsOf, scriptsOf } from './chunk-files.mjs';
import { writeManifest } from './write-manifest.mjs';

/**
 * Writes `dist/shell.json`: `{ entry, area, frame, pages, shared }`, addresses of scripts. `area` is what the first area
 * of a visit needs of the shell, `frame` what stands around whoever is signed in, `pages` what the shell's own pages
 * need, by path prefix, `shared` what each shared module is made of.
 */
export class ShellManifestPlugin {
  /** `area`, `frame`: requests of `import()` in the shell's sources; `pages`: such requests by path prefix. */
  constructor({ source, area, frame, pages, shared }) {
    Object.assign(this, { source, area, frame, pages, shared });
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ShellManifestPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const loaded = importsOf(compilation, ({ resource }) => resource?.startsWith(this.source + sep));
      const entry = compilation.entrypoints.get('main').chunks.flatMap(scriptsOf);
      const filesOf = (requests) => {
        const missing = requests.find((request) => !loaded.has(request));
        if (missing) throw new Error(`The shell has no import('${missing}') to make preloads of.`);
        const files = requests.flatMap((request) => loaded.get(request).files);
        return [...new Set(files)].filter((file) => !entry.includes(file)).map((file) => `/${file}`);
      };
      writeManifest(join(compilation.outputOptions.path, 'shell.json'), {
        entry: entry.map((file) => `/${file}`),
        area: filesOf([this.area]),
        frame: filesOf([this.frame]),
        pages: Object.fromEntries(
          Object.entries(this.pages).map(([path, requests]) => [path, filesOf(requests)]),
        ),
        shared: Object.fromEntries(this.shared.map((name) => [name, filesOf([name])])),
      });
    });
  }
}
