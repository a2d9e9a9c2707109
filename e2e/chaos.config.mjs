// Runs the chaos tests, or those of outages or of a failover. They start and kill their own instances of the product.
import config from './jest.config.mjs';

const { globalSetup: _start, globalTeardown: _stop, setupFilesAfterEnv: _turns, ...base } = config;

export default { ...base, testMatch: [`<rootDir>/e2e/${process.env.CHAOS_FILE ?? 'src/chaos.e2e.ts'}`] };
