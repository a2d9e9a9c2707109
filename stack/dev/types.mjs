// Types are checked in the background, so that a change is visible before the check ends.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { killTree } from '../processes.mjs';
import { root } from '../steps.mjs';

/** The process of the check that runs, by side. */
const running = new Map();

/** Ends them with the compilers that `tsc` itself starts. */
export function endTypeChecks(sides = [...running.keys()]) {
  for (const side of sides) if (running.has(side)) killTree(running.get(side));
}

/** Prints the type errors in the sources of `node` or `web`. A new check cancels the one before. */
export function checkTypes(side) {
  endTypeChecks([side]);
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const check = spawn(process.execPath, [compiler, '-p', `tsconfig.${side}.json`], { cwd: root });
  running.set(side, check.pid);
  check.once('spawn', () => setPriority(check.pid, constants.priority.PRIORITY_LOW));
  let output = '';
  check.stdout.on('data', (part) => {
    output += part;
  });
  check.once('exit', (code) => {
    if (running.get(side) === check.pid) running.delete(side);
    if (code) console.log(output);
  });
}
