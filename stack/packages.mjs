// The packages of this repository and what they need of each other.
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const foldersIn = (folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => !name.startsWith('.'))
    .sort();

export const areas = foldersIn('.').filter((name) => name.startsWith('mfe-'));
export const services = foldersIn('services');

/** The folders of a package and of all packages of ours that it needs, each after what it needs itself. */
export function withNeededPackages(folder, found = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@overland/'))) {
    const needed = path.relative(root, realpathSync(path.join(root, 'node_modules', name)));
    if (!found.has(needed)) withNeededPackages(needed, found);
  }
  return found.add(folder);
}
