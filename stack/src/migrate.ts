import { loadConfig, password, storeAddress, text, variables } from '@overland/service-kit';
import * as z from 'zod/mini';
import { databaseUrls, prepareDatabases } from './databases.js';
import { loadDemoData } from './demo/load-demo-data.js';

/** The environment of this step. */
export const MigrateConfig = z.object({
  DATABASE_ADMIN_URL: storeAddress('The database server, as a role that may create databases and roles.'),
  DATABASE_OWNER_PASSWORD: password('Of the roles that own the tables.'),
  DATABASE_APP_PASSWORD: password('Of the roles that services connect as.'),
  LOAD_DEMO_DATA: z._default(z.string(), 'false').register(variables, {
    what: '`true` loads demo data into empty databases.',
    weaknessOf: (wanted) =>
      wanted === 'true'
        ? 'is true, but NODE_ENV is production: the sign-ins of demo data are known to everybody'
        : null,
  }),
  DISPATCH_SIMULATOR_DIR: text('Where the dispatch simulator keeps its orders; demo data writes to it.', ''),
});

/**
 * Runs before a release starts: creates missing databases and roles, migrates every database, and loads demo data if
 * `LOAD_DEMO_DATA` is `true`. Concurrent runs take turns; repeating it changes nothing.
 * @throws Error if a variable is missing or, in production, weak.
 */
export async function migrate(env: Record<string, string | undefined> = process.env): Promise<void> {
  const {
    DATABASE_ADMIN_URL: adminUrl,
    DATABASE_OWNER_PASSWORD: ownerPassword,
    DATABASE_APP_PASSWORD: appPassword,
    LOAD_DEMO_DATA: wantsDemo,
  } = loadConfig(MigrateConfig, env);
  const passwords = { ownerPassword, appPassword };
  await prepareDatabases(adminUrl, passwords);
  process.stdout.write('The databases are ready.\n');
  if (wantsDemo !== 'true') return;
  Object.assign(process.env, databaseUrls(adminUrl, passwords));
  await loadDemoData();
  process.stdout.write('The demo data is loaded.\n');
}
