// A Jest runner for the specs of one package. It runs each of them as it is, which must pass, and each test in it also with
// the mutants that it reaches (environment.mjs). What that leaves open (mutants that run when a file is loaded, tests that
// cannot be repeated) is then run in a new environment for each mutant. Tells its parent process `{ ran }` after each spec,
// `{ specs }` after the last, and all the while `{ starts: id }` and `{ id, killedBy }` of mutants.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import JestRunner from 'jest-runner';
import { run } from './environment.mjs';
import { readMutants } from './instrumented-files.mjs';

/** After this many runs in environments of their own a new process goes on, as Jest frees only a part of their memory. */
const mostRuns = 150;

export default class MutantRunner {
  runs = 0;

  constructor(globalConfig, context) {
    this.newRunner = () => new JestRunner(globalConfig, context);
  }

  async runTests(tests, watcher) {
    process.on('disconnect', () => process.exit(1));
    const { packageName, specs, done } = JSON.parse(readFileSync(process.env.MUTANTS_STATE, 'utf8'));
    const own = readMutants().filter(({ file }) => file.startsWith(`${packageName}/`));
    this.waiting = new Set(own.map(({ id }) => id).filter((id) => !done.includes(id)));
    this.runOne = (test, mutant = null, hitLimit = 0) => this.runSpec({ test, watcher, mutant, hitLimit });
    const known = specs ?? (await this.runAsTheyAre(tests));
    const testOf = new Map(tests.map((test) => [test.path, test]));
    for (const id of this.waiting) {
      if (this.runs >= mostRuns) return;
      process.send({ starts: id });
      this.settle(id, await this.killAlone(id, known, testOf));
    }
  }

  settle(id, killedBy) {
    this.waiting.delete(id);
    process.send({ id, killedBy });
  }

  /** Runs each spec as it is, and its tests with the mutants that they reach. */
  async runAsTheyAre(tests) {
    const specs = [];
    for (const test of await this.fastestFirst(tests)) {
      const spec = path.basename(test.path);
      run.isWanted = (id) => {
        // Not what `send` returns: false as well while a long message still waits.
        const isWanted = this.waiting.has(id);
        if (isWanted) process.send({ starts: id });
        return isWanted;
      };
      run.kills = (id, failure) => this.settle(id, { spec, ...failure });
      const failure = await this.runOne(test);
      process.send({ ran: test.path, failure });
      const { reached, outside, isThorough } = run;
      specs.push({ file: test.path, reached, outside, isThorough });
    }
    process.send({ specs });
    return specs;
  }

  /** The specs that reach a mutant. Slow ones need not try what fast ones have killed. */
  async fastestFirst(tests) {
    const timed = [];
    for (const test of tests) {
      const started = Date.now();
      const failure = await this.runOne(test);
      process.send({ ran: test.path, failure });
      if (Object.keys(run.reached).length > 0) timed.push({ test, took: Date.now() - started });
    }
    return timed.sort((a, b) => a.took - b.took).map(({ test }) => test);
  }

  /** The failure of the first spec that notices the mutant when run from its start; null if none does. */
  async killAlone(id, specs, testOf) {
    for (const { file, reached, outside, isThorough } of specs) {
      if (!reached[id] || (isThorough && !outside[id])) continue;
      const failure = await this.runOne(testOf.get(file), id, 1000 + 100 * reached[id]);
      if (failure) return { spec: path.basename(file), ...failure };
    }
    return null;
  }

  /** What fails first; null if the spec passes. */
  async runSpec({ test, watcher, mutant, hitLimit }) {
    this.runs += 1;
    Object.assign(run, { mutant, hitLimit });
    let failure = null;
    const runner = this.newRunner();
    runner.on('test-file-success', ([, { testResults, testExecError }]) => {
      const failed = testResults.find(({ status }) => status === 'failed');
      if (failed) failure = { test: failed.fullName, message: failed.failureMessages[0] ?? '' };
      else if (testExecError) failure = { test: null, message: testExecError.stack ?? testExecError.message };
    });
    runner.on('test-file-failure', ([, error]) => {
      failure = { test: null, message: error.stack ?? error.message };
    });
    await runner.runTests([test], watcher, { serial: true });
    return failure;
  }
}
