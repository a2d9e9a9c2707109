import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageImports } from './page-imports.mjs';

const entryPattern = /^remoteEntry\.[0-9a-f]+\.js$/;
const exposedPattern = /^routes\.[0-9a-f]+\.js$/;

/**
 * Writes `dist/remote.json`: `{ name, version, paths, entry, preload, pages }`, the row of `/remotes.json` with file
 * names relative to the remote's folder. `preload` names what every page of the remote needs, `pages` what each path
 * needs besides.
 */
export class RemoteManifestPlugin {
  constructor({ routes, ...remote }) {
    this.routes = routes;
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
      const pages = this.pages(compilation, preload);
      const row = JSON.stringify({ ...this.remote, entry, preload, pages }, null, 2);
      const file = join(compilation.outputOptions.path, 'remote.json');
      // Unchanged contents keep their time, so that nothing downstream thinks it changed.
      if (readIfThere(file) !== row) writeFileSync(file, row);
    });
  }

  /** The scripts of each path's page, by path pattern. */
  pages(compilation, known) {
    const scripts = this.scriptsByImport(compilation);
    const paths = Object.entries(pageImports(readFileSync(this.routes, 'utf8')));
    return Object.fromEntries(
      paths.map(([path, requests]) => {
        const files = new Set(requests.flatMap((request) => scripts.get(request) ?? []));
        return [path, [...files].filter((file) => !known.includes(file)).sort()];
      }),
    );
  }

  /** Files of the chunks that each `import()` of the routes loads. */
  scriptsByImport({ modules, moduleGraph, chunkGraph }) {
    const scripts = new Map();
    for (const block of [...modules].flatMap((module) => module.blocks)) {
      const [dependency] = block.dependencies;
      if (!dependency || moduleGraph.getParentModule(dependency)?.resource !== this.routes) continue;
      const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
      const files = chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
      scripts.set(dependency.request, files);
    }
    return scripts;
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
