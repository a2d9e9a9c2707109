// Three projects in one run: unit specs (*.spec.ts), component specs in a simulated browser (*.spec.tsx) and integration
// specs on real PostgreSQL (*.int-spec.ts).
import os from 'node:os';

const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, tsx: false },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};
const ecma = { ...swc, jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' } };
const tsx = {
  ...swc,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

const base = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/jest.no-warnings.mjs'],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'] },
  transform: {
    '^.+\\.ts$': ['@swc/jest', swc],
    '^.+\\.tsx$': ['@swc/jest', tsx],
    '^.+\\.m?js$': ['@swc/jest', ecma],
  },
  // On Node.js 20 Jest cannot require() ESM packages, so these are transformed. The optional group covers nested copies.
  // The trace exporter and the cookie plugin are CommonJS, but contain an import() that Jest cannot run untransformed.
  transformIgnorePatterns: [
    '/node_modules/(?!(.+/node_modules/)?(@nestjs|@opentelemetry/otlp-exporter-base|@fastify/cookie|cookie|content-disposition|es-toolkit|postal-mime|geokdbush|kdbush|tinyqueue|flatqueue|p-limit|yocto-queue|@formatjs|pixelmatch)/)',
  ],
};

export default {
  // Long enough for a slow machine, and a hanging test still fails.
  testTimeout: 30_000,
  // One more than there are cores, as tests wait for the database and for timers.
  maxWorkers: os.availableParallelism() + 1,
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/src/**/*.spec.ts'],
    },
    {
      ...base,
      displayName: 'components',
      testMatch: ['<rootDir>/**/src/**/*.spec.tsx'],
      testEnvironment: '<rootDir>/libs/ui/testing/environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['source', 'require', 'default'] },
      setupFilesAfterEnv: ['<rootDir>/libs/ui/testing/setup.mjs', ...base.setupFilesAfterEnv],
    },
    {
      ...base,
      displayName: 'integration',
      testMatch: ['<rootDir>/**/src/**/*.int-spec.ts'],
      globalSetup: '<rootDir>/libs/service-kit/src/testing/start-postgres.ts',
      globalTeardown: '<rootDir>/libs/service-kit/src/testing/stop-postgres.ts',
    },
  ],
};
