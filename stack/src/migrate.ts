import { requiredVariable } from '@overland/service-kit';
import { databaseUrls, prepareDatabases } from './databases.js';
import { loadDemoData } from './demo/load-demo-data.js';

type Environment = Record<string, string | undefined>;

/** The environment variables of this step, and which are required. */
export const migrateVariables = {
  required: ['DATABASE_ADMIN_URL', 'DATABASE_OWNER_PASSWORD', 'DATABASE_APP_PASSWORD'],
  optional: ['LOAD_DEMO_DATA', 'NODE_ENV', 'DISPATCH_SIMULATOR_DIR'],
} as const;

/**
 * Runs before a release starts: creates missing databases and roles, migrates every database, and loads demo data if
 * `LOAD_DEMO_DATA` is `true`. Concurrent runs take turns; repeating it changes nothing.
 * @throws Error if a variable is missing, or if demo data is requested in production.
 */
export async function migrate(env: Environment = process.env): Promise<void> {
  const [adminUrl, ownerPassword, appPassword] = [
    requiredVariable('DATABASE_ADMIN_URL', env),
    requiredVariable('DATABASE_OWNER_PASSWORD', env),
    requiredVariable('DATABASE_APP_PASSWORD', env),
  ];
  const wantsDemo = env.LOAD_DEMO_DATA === 'true';
  if (wantsDemo && env.NODE_ENV === 'production') {
    throw new Error(
      'LOAD_DEMO_DATA is true and NODE_ENV is production: its sign-ins are known to everybody.',
    );
  }
  const passwords = { ownerPassword, appPassword };
  await prepareDatabases(adminUrl, passwords);
  process.stdout.write('The databases are ready.\n');
  if (!wantsDemo) return;
  Object.assign(process.env, databaseUrls(adminUrl, passwords));
  await loadDemoData();
  process.stdout.write('The demo data is loaded.\n');
}
