// The manifests that the builds write: the rows of an area's pages.ts, with the scripts that each page needs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { transformFileSync } from '@swc/core';

/** The rows of a `pages.ts`. The file holds data and imports types alone, so it runs by itself once it is compiled. */
async function readPages(file) {
  const { code } = transformFileSync(file, {
    swcrc: false,
    module: { type: 'es6' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  const { pages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return pages;
}

/** The `import()` requests of a routes file by the path that they are bound to: `'/quotes': { load: () => import(…) }`. */
function importsByPath(ast) {
  const found = {};
  const visit = (node, path) => {
    if (node === null || typeof node !== 'object') return;
    const isPath = node.type === 'Property' && String(node.key.value ?? '').startsWith('/');
    const bound = isPath ? node.key.value : path;
    if (node.type === 'ImportExpression' && bound) {
      found[bound] ??= [];
      found[bound].push(node.source.value);
    }
    for (const child of Object.values(node)) visit(child, bound);
  };
  visit(ast.body, null);
  return found;
}

/** What the builds write their manifests from. */
class Build {
  constructor(compilation, bindings) {
    Object.assign(this, { compilation, bindings });
  }

  get files() {
    return this.compilation.getAssets().map((asset) => asset.name);
  }

  /** The chunks that `import(request)` loads in the modules below `folder`; null where there is none. */
  findChunks(folder, request) {
    const { modules, moduleGraph, chunkGraph } = this.compilation;
    for (const block of [...modules].flatMap((module) => module.blocks)) {
      const [dependency] = block.dependencies;
      const parent = dependency && moduleGraph.getParentModule(dependency);
      if (dependency?.request === request && parent?.resource?.startsWith(folder)) {
        return chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
      }
    }
    return null;
  }

  chunksOf(folder, request) {
    const chunks = this.findChunks(folder, request);
    if (chunks === null) throw new Error(`${folder} has no import('${request}').`);
    return chunks;
  }

  /** The scripts that start a page, in their order; `parts` are requests of `import()`. */
  startOf(folder, parts) {
    const started = parts.flatMap((part) => this.chunksOf(folder, part));
    return [...new Set([...this.compilation.entrypoints.get('main').chunks, ...started].flatMap(scriptsOf))];
  }

  /** The shared modules that chunks of a remote take from the shell. */
  sharesOf(chunks) {
    const names = [...chunks]
      .flatMap((chunk) => [...this.compilation.chunkGraph.getChunkModulesIterable(chunk)])
      .filter(({ type }) => type === 'consume-shared-module')
      .map(({ options }) => options.shareKey);
    return [...new Set(names)].sort();
  }

  /** Each page of `folder`/pages.ts with the chunks that `folder`/routes.tsx binds to its path. */
  async pagesOf(folder) {
    const routes = join(folder, 'routes.tsx');
    const pages = await readPages(join(folder, 'pages.ts'));
    return pages.map((page) => ({
      page,
      chunks: (this.bindings.get(routes)?.[page.path] ?? []).flatMap((one) => this.chunksOf(routes, one)),
    }));
  }
}

export const scriptsOf = (chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));

/** Writes what `describe(build)` gives as JSON to `file`, below the output folder. */
export class ManifestPlugin {
  constructor(file, describe) {
    Object.assign(this, { file, describe });
  }

  apply(compiler) {
    const bindings = new Map();
    compiler.hooks.compilation.tap('ManifestPlugin', (_compilation, { normalModuleFactory }) => {
      const noteImports = (parser) =>
        parser.hooks.program.tap('ManifestPlugin', (ast) => {
          const { resource } = parser.state.module;
          if (resource?.endsWith(`${sep}routes.tsx`)) bindings.set(resource, importsByPath(ast));
        });
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap('ManifestPlugin', noteImports);
      }
    });
    compiler.hooks.afterEmit.tapPromise('ManifestPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const text = JSON.stringify(await this.describe(new Build(compilation, bindings)), null, 2);
      const file = join(compilation.outputOptions.path, this.file);
      // Unchanged contents keep their time, so that nothing downstream thinks it changed.
      if (readIfThere(file) !== text) writeFileSync(file, text);
    });
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** `remote.json` (`BuiltRemote`), with file names relative to the remote's folder. */
export const remoteManifest = ({ name, version, commit, folder }) =>
  new ManifestPlugin('remote.json', async (build) => {
    const entry = build.files.find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file));
    if (!entry) throw new Error(`${name}: the build made no remote entry.`);
    const { chunks: exposed } = build.compilation.namedChunkGroups.get('routes');
    const preload = [entry, ...exposed.flatMap(scriptsOf)];
    const always = build.sharesOf(exposed);
    const pages = (await build.pagesOf(folder)).map(({ page, chunks }) => ({
      ...page,
      files: without(preload, chunks.flatMap(scriptsOf)),
      shares: [...new Set([...always, ...build.sharesOf(chunks)])].sort(),
    }));
    return { name, version, commit, entry, preload, pages };
  });

/** `shell.json` (`BuiltShell`). `start`, `area`, `frame`: requests of `import()` in the shell's sources; `start` has several. */
export const shellManifest = ({ version, commit, sharedSources, folder, start, area, frame, shared }) =>
  new ManifestPlugin('shell.json', async (build) => {
    const addresses = (chunks) => chunks.flatMap(scriptsOf).map(addressOf);
    const entry = build.startOf(folder, start).map(addressOf);
    const besideEntry = (request) => without(entry, addresses(build.chunksOf(folder, request)));
    // Those without an import() of their own come with the areas.
    const besideArea = (name) => without(entry, addresses(build.findChunks(folder, name) ?? []));
    return {
      version,
      commit,
      sharedSources,
      entry,
      area: besideEntry(area),
      frame: besideEntry(frame),
      shared: Object.fromEntries(shared.map((name) => [name, besideArea(name)])),
      pages: (await build.pagesOf(folder)).map(pageBeside(entry)),
    };
  });

/** `site.json` (`BuiltSite`); `folders` hold the pages of the site. */
export const siteManifest = ({ index, start, folders }) =>
  new ManifestPlugin('site.json', async (build) => {
    const entry = build.startOf(index, start).map(addressOf);
    const found = await Promise.all(folders.map((folder) => build.pagesOf(folder)));
    return { entry, pages: found.flat().map(pageBeside(entry)) };
  });

const addressOf = (file) => `/${file}`;

const without = (known, files) => [...new Set(files)].filter((file) => !known.includes(file)).sort();

const pageBeside =
  (entry) =>
  ({ page, chunks }) => ({ ...page, files: without(entry, chunks.flatMap(scriptsOf).map(addressOf)) });
