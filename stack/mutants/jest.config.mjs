import path from 'node:path';
import config from '../../jest.config.mjs';

const here = (file) => path.join(import.meta.dirname, file);
const unit = config.projects.find(({ displayName }) => displayName === 'unit');
const transform = Object.entries(unit.transform).map(([pattern, [, options]]) => [
  pattern,
  [here('transform.mjs'), options],
]);

/** The unit specs, with mutants. */
export default {
  ...unit,
  testTimeout: config.testTimeout,
  runner: here('mutant-runner.mjs'),
  testEnvironment: here('environment.mjs'),
  transform: Object.fromEntries(transform),
};
