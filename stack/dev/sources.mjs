// Compiles only the changed file, without type checks (see types.mjs), which takes milliseconds.
import { existsSync, mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { root } from '../steps.mjs';

/** Editors write a file in several steps. */
const quietMs = 40;

/** Same settings as tsconfig.base.json. */
const swc = {
  swcrc: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

/**
 * Watches the `src` folders of packages. `onChange` gets the compiled files, relative to the repository root, and the
 * time of the first change. Returns a function that stops watching.
 */
export function watchSources(packages, onChange) {
  const changed = new Map();
  let timer = null;
  const flush = async () => {
    const files = [...changed.keys()];
    const changedAt = Math.min(...changed.values());
    changed.clear();
    try {
      for (const file of files) await compile(file);
      onChange(files, changedAt);
    } catch (error) {
      console.error(`  ${error.message}`);
    }
  };
  const watchers = packages.map((folder) =>
    watch(path.join(root, folder, 'src'), { recursive: true }, (_event, name) => {
      if (!name?.endsWith('.ts') || /\.(spec|int-spec)\.ts$/.test(name)) return;
      const file = path.join(folder, 'src', name);
      if (!changed.has(file)) changed.set(file, Date.now());
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), quietMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

async function compile(file) {
  const source = path.join(root, file);
  const target = source
    .replace(`${path.sep}src${path.sep}`, `${path.sep}dist${path.sep}`)
    .replace(/\.ts$/, '.js');
  if (!existsSync(source)) return rmSync(target, { force: true });
  const { code, map } = await transformFile(source, swc);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
  writeFileSync(`${target}.map`, map);
}
