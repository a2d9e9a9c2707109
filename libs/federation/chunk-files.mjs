/** The dynamic imports of the modules that `isOurs` accepts: what each loads, by its request. */
export function importsOf({ modules, moduleGraph, chunkGraph }, isOurs) {
  const loaded = new Map();
  for (const block of [...modules].flatMap((module) => module.blocks)) {
    const [dependency] = block.dependencies;
    const parent = dependency && moduleGraph.getParentModule(dependency);
    if (!parent || !isOurs(parent)) continue;
    const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
    loaded.set(dependency.request, {
      files: chunks.flatMap(scriptsOf),
      shares: sharesOf(chunks, chunkGraph),
    });
  }
  return loaded;
}

export const scriptsOf = (chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));

export const addressOf = (file) => `/${file}`;

/** Addresses of the scripts that an entry is made of. */
export const entryOf = ({ entrypoints }, name) =>
  entrypoints.get(name).chunks.flatMap(scriptsOf).map(addressOf);

/** The shared modules that chunks of a remote take from the shell. */
export function sharesOf(chunks, chunkGraph) {
  const names = [...chunks]
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(({ type }) => type === 'consume-shared-module')
    .map(({ options }) => options.shareKey);
  return [...new Set(names)].sort();
}
