// Browser and API tests of the running product: the built stack is started once, on ports and data of its own.
import config from '../jest.config.mjs';

const [unit] = config.projects;
const { displayName, ...base } = unit;

export default {
  ...base,
  testMatch: ['<rootDir>/e2e/src/**/*.e2e.ts'],
  globalSetup: '<rootDir>/e2e/start-product.mjs',
  globalTeardown: '<rootDir>/e2e/stop-product.mjs',
  testTimeout: 60_000,
  maxWorkers: 1,
};
