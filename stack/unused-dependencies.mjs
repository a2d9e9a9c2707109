// Fails if a package declares a dependency that none of its files mentions. Part of `npm run lint`. The opposite,
// undeclared imports, is a Biome rule. Not knip, because the native builds of its parser break `npm ci`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const skipped = new Set(['node_modules', 'dist', 'coverage']);
const readable = /\.(ts|tsx|js|mjs|cjs|json|html|yml|yaml)$|^Dockerfile$/;

/** Dependencies that are needed although no file mentions them, by package. */
const loadedByOthers = {
  '@biomejs/biome': ['.', 'its command is `biome`'],
  '@cyclonedx/cyclonedx-npm': ['.', 'its command is `cyclonedx-npm`'],
  'dependency-cruiser': ['.', 'its command is `depcruise`'],
  '@lezer/highlight': ['.', 'a peer of PromQL’s grammar'],
  '@lezer/lr': ['.', 'a peer of PromQL’s grammar'],
  '@testing-library/dom': ['.', 'a peer of the other Testing Libraries'],
  react: ['mfe-orders', 'compiled JSX imports it'],
  rxjs: ['libs/service-kit', 'a peer of Nest'],
};

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

function textsBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : textsBelow(file);
    const isText = readable.test(entry.name) && !/^package(-lock)?\.json$/.test(entry.name);
    return isText ? [readFileSync(path.join(root, file), 'utf8')] : [];
  });
}

/** Dependencies of the package in this folder that neither its files nor its scripts mention. */
function unusedIn(folder) {
  const {
    dependencies = {},
    devDependencies = {},
    scripts = {},
  } = readJson(path.join(folder, 'package.json'));
  const text = [...textsBelow(folder), ...Object.values(scripts)].join('\n');
  const isNamed = (name) =>
    new RegExp(`(^|['"\`\\s])${name.replaceAll('.', '\\.')}(['"\`\\s/]|$)`, 'm').test(text);
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  return declared.filter(
    (name) => !name.startsWith('@types/') && loadedByOthers[name]?.[0] !== folder && !isNamed(name),
  );
}

const workspaces = readJson('package.json').workspaces.flatMap((pattern) =>
  pattern.endsWith('/*')
    ? readdirSync(path.join(root, pattern.slice(0, -2))).map((name) => path.join(pattern.slice(0, -2), name))
    : [pattern],
);
const unused = ['.', 'bench', ...workspaces].flatMap((folder) =>
  unusedIn(folder).map((name) => `${path.join(folder, 'package.json')}: ${name} is not used`),
);
for (const line of unused) process.stderr.write(`${line}\n`);
process.exitCode = unused.length > 0 ? 1 : 0;
