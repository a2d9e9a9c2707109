// The one place that says which build this is. Services, builds of the web and commands ask here.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The checkout, the image, or the folder of a service that was released on its own. */
const root = path.resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** `1.2.0`; `1.2.0+3` in the third build of a service that was released on its own. */
export const version = manifest.version;

let found;

/**
 * The commit of these sources, `39517690`. Images and released services have it in their `package.json`; in a checkout Git
 * says it, as `39517690-dirty` where files differ from it. Null where neither does.
 */
export function findCommit() {
  found ??= manifest.commit ? Promise.resolve(manifest.commit) : askGit();
  return found;
}

async function askGit() {
  const args = ['--no-optional-locks', 'describe', '--always', '--dirty', '--exclude=*', '--abbrev=8'];
  try {
    return (await promisify(execFile)('git', args, { cwd: root })).stdout.trim();
  } catch {
    return null;
  }
}
