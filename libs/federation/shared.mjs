// What the shell provides at run time and no remote bundles, and the version of all of it: the product's.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { version } from '../service-kit/product-build.mjs';

const root = path.resolve(import.meta.dirname, '../..');

export const sharedModules = [
  'react',
  'react/jsx-runtime',
  '@overland/web',
  '@overland/ui',
  '@overland/ui/forms',
  '@overland/ui/table',
  '@overland/ui/editing',
  '@overland/ui/form-dialog',
  '@overland/ui/overlays',
  '@overland/ui/dates',
  '@overland/ui/charts',
  '@overland/ui/imports',
  '@overland/ui/terms',
  '@overland/ui/map',
];

/** PRODUCT_VERSION builds for another version: how the tests get shells and remotes of other times. */
export const productVersion = process.env.PRODUCT_VERSION ?? version;

/** A hash of the sources of our shared libraries: two builds of one version can differ in them. */
export function sharedSources() {
  const hash = createHash('sha256');
  for (const library of ['libs/ui/src', 'libs/web/src']) {
    const files = readdirSync(path.join(root, library), { recursive: true }).sort();
    for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))) {
      hash.update(`${library}/${file}\n`).update(readFileSync(path.join(root, library, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
