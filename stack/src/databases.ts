import { createHmac } from 'node:crypto';
import { type DatabaseSpec, ensureDatabases } from '@overland/embedded-postgres';
import { roleDeadlines, runMigrations, serviceVariable } from '@overland/service-kit';
import type { Secrets } from './secrets.js';
import { allServices } from './services.js';

/** Only what migrates knows that of the owners. Each service connects with one of its own: those given, or made of one secret. */
export type Passwords = Pick<Secrets, 'ownerPassword'> &
  (Pick<Secrets, 'appPassword'> | { appPasswords: Readonly<Record<string, string>> });

function specOf(name: string, passwords: Passwords): DatabaseSpec {
  const password = appPasswordOf(name, passwords);
  // Parts work on the queue as its owner.
  const ownerPassword = name === 'queue' ? password : passwords.ownerPassword;
  return {
    database: `overland_${name}`,
    owner: { name: `${name}_owner`, password: ownerPassword },
    app: { name: `${name}_app`, password, settings: roleDeadlines },
  };
}

function appPasswordOf(name: string, passwords: Passwords): string {
  if ('appPasswords' in passwords) return passwords.appPasswords[name] ?? passwords.ownerPassword;
  return createHmac('sha256', passwords.appPassword).update(name).digest('base64url');
}

function urlFor(adminUrl: string, role: { name: string; password: string }, database: string): string {
  const url = new URL(adminUrl);
  url.username = role.name;
  url.password = role.password;
  url.pathname = `/${database}`;
  return url.href;
}

/** The URL of each service's database, with a role that owns nothing, and of the queue database. */
export function databaseUrls(adminUrl: string, passwords: Passwords): Record<string, string> {
  const queue = specOf('queue', passwords);
  const urls: Record<string, string> = { QUEUE_DATABASE_URL: urlFor(adminUrl, queue.owner, queue.database) };
  for (const { name } of allServices) {
    const { database, app } = specOf(name, passwords);
    urls[serviceVariable(name, 'DATABASE_URL')] = urlFor(adminUrl, app, database);
  }
  return urls;
}

/** Of a service's database, as the owner of its tables. */
export function ownerUrl(adminUrl: string, passwords: Passwords, name: string): string {
  const { database, owner } = specOf(name, passwords);
  return urlFor(adminUrl, owner, database);
}

/** One database per service and one for the queue, each migrated by its owner in one locked step. */
export async function prepareDatabases(
  adminUrl: string,
  passwords: Passwords,
): Promise<Record<string, string>> {
  const specs = [...allServices.map(({ name }) => name), 'queue'].map((name) => specOf(name, passwords));
  await ensureDatabases(adminUrl, specs);
  await Promise.all(
    allServices.map(({ name, migrations }) => {
      const { database, owner, app } = specOf(name, passwords);
      return runMigrations({ url: urlFor(adminUrl, owner, database), name, migrations, appRole: app.name });
    }),
  );
  return databaseUrls(adminUrl, passwords);
}
