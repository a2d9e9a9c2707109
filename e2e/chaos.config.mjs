// The chaos tests alone: they start and kill products of their own.
import config from './jest.config.mjs';

const { globalSetup: _start, globalTeardown: _stop, ...base } = config;

export default { ...base, testMatch: ['<rootDir>/e2e/src/chaos.e2e.ts'] };
