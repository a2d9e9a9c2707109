import { loadConfig, password, serviceVariable, storeAddress, text, variables } from '@overland/service-kit';
import * as z from 'zod/mini';
import { databaseUrls, prepareDatabases } from './databases.js';
import { loadDemoData } from './demo/load-demo-data.js';
import { allServices } from './services.js';

const passwordVariable = (service: string) => serviceVariable(service, 'DATABASE_PASSWORD');

/** The environment of this step. */
export const MigrateConfig = z.object({
  DATABASE_ADMIN_URL: storeAddress('The database server, as a role that may create databases and roles.'),
  DATABASE_OWNER_PASSWORD: password(
    'Of the roles that own the tables, and of the queue, which is not used with Redis.',
  ),
  ...Object.fromEntries(
    allServices.map(({ name }) => [
      passwordVariable(name),
      password(`Of the role that ${name} connects as.`),
    ]),
  ),
  LOAD_DEMO_DATA: z._default(z.string(), 'false').register(variables, {
    what: '`true` loads demo data into empty databases.',
    weaknessOf: (wanted) =>
      wanted === 'true'
        ? 'is true, but NODE_ENV is production: the sign-ins of demo data are known to everybody'
        : null,
  }),
  DISPATCH_SIMULATOR_DIR: text('Where the dispatch simulator keeps its orders; demo data writes to it.', ''),
});

/** The server and the passwords of its roles. @throws Error if a variable is missing or, in production, weak. */
export function readServer(env: Record<string, string | undefined> = process.env) {
  const config = loadConfig(MigrateConfig, env);
  const appPasswords = Object.fromEntries(
    allServices.map(({ name }) => [name, String(Reflect.get(config, passwordVariable(name)))]),
  );
  return {
    adminUrl: config.DATABASE_ADMIN_URL,
    passwords: { ownerPassword: config.DATABASE_OWNER_PASSWORD, appPasswords },
    wantsDemo: config.LOAD_DEMO_DATA === 'true',
  };
}

/**
 * Runs before a release starts: creates missing databases and roles, migrates every database, and loads demo data if
 * `LOAD_DEMO_DATA` is `true`. Concurrent runs take turns; repeating it changes nothing.
 * @throws Error if a variable is missing or, in production, weak.
 */
export async function migrate(env: Record<string, string | undefined> = process.env): Promise<void> {
  const { adminUrl, passwords, wantsDemo } = readServer(env);
  await prepareDatabases(adminUrl, passwords);
  process.stdout.write('The databases are ready.\n');
  if (!wantsDemo) return;
  Object.assign(process.env, databaseUrls(adminUrl, passwords));
  await loadDemoData();
  process.stdout.write('The demo data is loaded.\n');
}
