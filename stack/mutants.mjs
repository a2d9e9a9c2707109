// npm run test:mutants: changes one thing at a time in the rules (mutants/mutated-files.mjs) and runs the specs of their
// package on it: at least one must fail. Prints a row of docs/mutants.md for each package, and what no spec noticed.
// `-- services/quoting` mutates the files below that path alone.
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { instrument, mutantsFolder } from './mutants/instrumented-files.mjs';
import { mutatedFiles } from './mutants/mutated-files.mjs';
import { root } from './steps.mjs';

/** A mutant that takes longer than this hangs; the specs it runs take seconds. */
const patienceMs = 120_000;
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const config = path.join(import.meta.dirname, 'mutants/jest.config.mjs');

const packages = mutatedFiles(process.argv[2]);
const mutants = await instrument([...packages.values()].flat());
console.log('| rules in | mutants | killed | % | left |\n|---|---|---|---|---|');
const waiting = [...packages.keys()];
const counts = { all: 0, killed: 0 };
await Promise.all([workOff(), workOff()]);
printRow('all', counts);

async function workOff() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const own = mutants.filter(({ file }) => file.startsWith(`${name}/`));
    /** What killed each mutant; null if it survived. */
    const outcomes = new Map();
    const known = { specs: undefined };
    while (outcomes.size < own.length) {
      await runSome(name, known, outcomes);
      console.error(`${name}: ${outcomes.size} of ${own.length}`);
    }
    const kills = own.map((mutant) => ({ ...mutant, killedBy: outcomes.get(mutant.id) }));
    writeFileSync(stateFile(`${name}-result`), JSON.stringify(kills, null, 1));
    printPackage(name, kills);
  }
}

/** Runs the specs of a package on some of its mutants that have no outcome yet. */
function runSome(name, known, outcomes) {
  const state = stateFile(name);
  writeFileSync(state, JSON.stringify({ packageName: name, specs: known.specs, done: [...outcomes.keys()] }));
  const specs = ['--testPathPatterns', `/${name}/src/`];
  const child = fork(jest, ['--config', config, '--runInBand', '--silent', '--forceExit', ...specs], {
    cwd: root,
    env: { ...process.env, MUTANTS_STATE: state },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let current = null;
  let output = '';
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  };
  wait();
  child.stderr.on('data', (data) => {
    output += data;
  });
  child.on('message', ({ ran, failure, specs, starts, id, killedBy }) => {
    wait();
    if (failure) fail(`${path.relative(root, ran)} fails without a mutant:\n${failure.message}`);
    if (specs) known.specs = specs;
    current = starts ?? null;
    if (id) outcomes.set(id, killedBy);
  });
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (signal && current) outcomes.set(current, { message: 'It hung.' });
      else if (code !== 0) fail(`Jest did not run the specs of ${name} to their end:\n${output}`);
      resolve();
    });
  });
}

function stateFile(name) {
  return path.join(mutantsFolder, `${name.replace('/', '-')}.json`);
}

function printPackage(name, kills) {
  const left = kills.filter(({ killedBy }) => !killedBy);
  const count = { all: kills.length, killed: kills.length - left.length };
  counts.all += count.all;
  counts.killed += count.killed;
  printRow(name, count);
  for (const { file, line, original, replacement } of left)
    console.log(`  ${file}:${line} ${oneLine(original)} → ${oneLine(replacement)}`);
}

function oneLine(text) {
  return text.replaceAll(/\s+/g, ' ').slice(0, 90);
}

function printRow(name, { all, killed }) {
  console.log(`| ${name} | ${all} | ${killed} | ${((100 * killed) / all).toFixed(1)} | ${all - killed} |`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
