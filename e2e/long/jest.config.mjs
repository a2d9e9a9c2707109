// What takes minutes or a server of its own, run by hand: npm run threats:long, npm run files:long. The latest results are in results.md.
import config from '../../jest.config.mjs';

const integration = config.projects.find(({ displayName }) => displayName === 'integration');
const { displayName, ...base } = integration;

export default {
  ...base,
  testMatch: ['<rootDir>/e2e/long/**/*.long.ts'],
  testTimeout: 1_800_000,
  maxWorkers: 1,
};
