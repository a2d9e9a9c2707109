import { readFileSync } from 'node:fs';
import path from 'node:path';

const manifest = path.resolve(import.meta.dirname, '../../../package.json');

/** The product's version, such as `1.2.0`; `1.2.0+3` in the third build of a service that was released on its own. */
export const runningVersion: string = JSON.parse(readFileSync(manifest, 'utf8')).version;
