// Browser and API tests of the running product. The built stack is started once, with its own ports and data. Two files
// run at a time; groups.mjs names those that may not share the product.
import config from '../jest.config.mjs';
import { alone, withOwnProduct } from './groups.mjs';

const [unit] = config.projects;
const { displayName, ...base } = unit;

export default {
  ...base,
  testMatch: ['<rootDir>/e2e/src/**/*.e2e.ts'],
  globalSetup: '<rootDir>/e2e/start-product.mjs',
  globalTeardown: '<rootDir>/e2e/stop-product.mjs',
  setupFilesAfterEnv: ['<rootDir>/e2e/src/turns.ts'],
  globals: { productUse: { alone: Object.keys(alone), withOwnProduct } },
  testSequencer: '<rootDir>/e2e/sequencer.mjs',
  testTimeout: 60_000,
  maxWorkers: 2,
  // A test that has timed out may leave a call open, which would keep Jest from ending.
  forceExit: true,
};
