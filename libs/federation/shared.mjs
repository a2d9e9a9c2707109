// The one list of what the shell provides and every remote takes from it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Modules by the package that sets their version. */
const modulesByPackage = {
  react: ['react', 'react/jsx-runtime'],
  '@overland/web': ['@overland/web'],
  '@overland/ui': [
    '@overland/ui',
    '@overland/ui/forms',
    '@overland/ui/table',
    '@overland/ui/editing',
    '@overland/ui/overlays',
    '@overland/ui/dates',
    '@overland/ui/charts',
    '@overland/ui/imports',
    '@overland/ui/terms',
    '@overland/ui/map',
  ],
};

const packageFile = {
  react: require.resolve('react/package.json'),
  '@overland/web': new URL('../web/package.json', import.meta.url),
  '@overland/ui': new URL('../ui/package.json', import.meta.url),
};

/**
 * `{ module: version }` for every shared module. SHARED_VERSIONS, JSON by package, puts others in place of them: how
 * the tests get a shell and remotes of other times.
 */
export function sharedVersions() {
  const others = JSON.parse(process.env.SHARED_VERSIONS ?? '{}');
  return Object.fromEntries(
    Object.entries(modulesByPackage).flatMap(([name, modules]) => {
      const version = others[name] ?? JSON.parse(readFileSync(packageFile[name], 'utf8')).version;
      return modules.map((module) => [module, version]);
    }),
  );
}
