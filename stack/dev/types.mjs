// Types are checked in the background, so that a change is visible before the check ends.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { root } from '../steps.mjs';

const running = new Map();

/** Prints the type errors in the sources of `node` or `web`. A new check cancels the one before. */
export function checkTypes(side) {
  running.get(side)?.kill();
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const check = spawn(process.execPath, [compiler, '-p', `tsconfig.${side}.json`], { cwd: root });
  running.set(side, check);
  check.once('spawn', () => setPriority(check.pid, constants.priority.PRIORITY_LOW));
  let output = '';
  check.stdout.on('data', (part) => {
    output += part;
  });
  check.once('exit', (code) => {
    if (code) console.log(output);
  });
}
