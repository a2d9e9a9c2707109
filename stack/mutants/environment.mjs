// The environment of a spec: Jest's, with the switches of the mutants. Shares `run` with the runner, in the same process.
import { TestEnvironment } from 'jest-environment-node';

export const run = {
  /** The mutant that is on from the first import to the end; null for none. */
  mutant: null,
  hitLimit: 0,
  /** Asked, while none is on, whether a test shall run with this mutant as well. */
  isWanted: () => false,
  /** Told of the test that fails with this mutant alone. */
  kills: () => {},
  /** How often each mutant was reached: outside of tests, and in all. */
  outside: {},
  reached: {},
  /** Whether all tests could be repeated, so that nothing can be learned from running it once more. */
  isThorough: true,
};

export default class MutantEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.switch = { activeMutant: run.mutant, hitCount: 0, hitLimit: run.hitLimit };
    this.global.__stryker__ = this.switch;
    Object.assign(run, { outside: {}, reached: {}, isThorough: true });
  }

  handleTestEvent({ name, test }) {
    if (name !== 'test_start' || run.mutant !== null) return;
    const body = test.fn;
    if (!body) return;
    if (body.length > 0) {
      run.isThorough = false;
      return;
    }
    test.timeout = 2 ** 30;
    test.fn = () =>
      this.runOnMutants(body, test.name).finally(() => {
        this.switch.currentTestId = undefined;
      });
  }

  /**
   * Runs a test as it is, then with each mutant that it reaches. A failure counts only if the test passes again right after,
   * without the mutant, so that no state was left behind.
   */
  async runOnMutants(body, name) {
    this.switch.currentTestId = 'as it is';
    if (this.switch.mutantCoverage) this.switch.mutantCoverage.perTest = {};
    await body();
    const { static: outside = {}, perTest = {} } = this.switch.mutantCoverage ?? {};
    const hits = perTest['as it is'] ?? {};
    add(hits);
    this.switch.currentTestId = 'again';
    if (await errorOf(body)) {
      run.isThorough = false;
      return;
    }
    for (const [id, count] of Object.entries(hits)) {
      if (outside[id] || !run.isWanted(id)) continue;
      Object.assign(this.switch, { activeMutant: id, hitCount: 0, hitLimit: 1000 + 100 * count });
      const error = await errorOf(body);
      this.switch.activeMutant = null;
      if (!error) continue;
      if (await errorOf(body)) {
        run.isThorough = false;
        return;
      }
      run.kills(id, { test: name, message: String(error?.message ?? error) });
    }
  }

  async teardown() {
    run.outside = this.switch.mutantCoverage?.static ?? {};
    add(run.outside);
    await super.teardown();
  }
}

async function errorOf(body) {
  try {
    await body();
    return null;
  } catch (error) {
    return error ?? new Error('It threw nothing.');
  }
}

function add(hits) {
  for (const [id, count] of Object.entries(hits)) run.reached[id] = (run.reached[id] ?? 0) + count;
}
