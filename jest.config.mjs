// Unit specs (*.spec.ts) and integration specs on real PostgreSQL (*.int-spec.ts) as two projects of one run.
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
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'] },
  transform: {
    '^.+\\.ts$': ['@swc/jest', swc],
    '^.+\\.tsx$': ['@swc/jest', tsx],
    '^.+\\.m?js$': ['@swc/jest', ecma],
  },
  // On Node 20 Jest cannot require() an ESM package: these are transformed. The optional group matters for nested copies.
  // The exporter of traces is none, but loads `http` with an import() that Jest could not run as it stands.
  transformIgnorePatterns: [
    '/node_modules/(?!(.+/node_modules/)?(@nestjs|@opentelemetry/otlp-exporter-base|cookie|content-disposition|es-toolkit|postal-mime|geokdbush|kdbush|tinyqueue)/)',
  ],
};

export default {
  // A slow machine is not a fault; what hangs is still found.
  testTimeout: 30_000,
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/src/**/*.spec.ts', '<rootDir>/**/src/**/*.spec.tsx'],
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
