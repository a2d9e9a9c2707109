// Runs the chaos tests only, or those of outages. They start and kill their own instances of the product.
import config from './jest.config.mjs';

const { globalSetup: _start, globalTeardown: _stop, ...base } = config;

export default { ...base, testMatch: [`<rootDir>/e2e/src/${process.env.CHAOS_FILE ?? 'chaos'}.e2e.ts`] };
