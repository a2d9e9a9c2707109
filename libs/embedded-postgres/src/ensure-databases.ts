import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { errorCode } from './error-code.js';

export interface DatabaseRole {
  name: string;
  password: string;
  /** Settings that hold in its sessions: `{ statement_timeout: 5000 }`, in milliseconds. */
  settings?: Readonly<Record<string, number>>;
}

export interface DatabaseSpec {
  database: string;
  /** Owns the database and its schema `public`; runs the migrations. */
  owner: DatabaseRole;
  /** What the service connects as: reads and writes rows, owns and creates nothing. */
  app: DatabaseRole;
}

/** An arbitrary advisory lock: processes that prepare databases take turns. */
const LOCK_KEY = 7_201_530_441;
const LONGEST_TURN_MS = 60_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Creates what is missing of the databases and their two roles, and sets anew the attributes, passwords and settings of roles, the
 * owners of databases and who may connect; rights inside `public` are given once. The app role gets SELECT, INSERT,
 * UPDATE and DELETE on the tables that the owner creates in `public`, and the use of sequences; no other role may
 * connect. Idempotent.
 *
 * @param adminUrl of any database of the server, as a superuser or, where a provider gives none, as a role that may create databases
 *   and roles
 */
export async function ensureDatabases(adminUrl: string, specs: readonly DatabaseSpec[]): Promise<void> {
  await withClient(adminUrl, async (admin) => {
    await takeSessionLock(admin);
    for (const spec of specs) {
      await ensureRole(admin, spec.owner);
      await ensureRole(admin, spec.app);
      await ensureDatabase(admin, spec);
      const url = new URL(adminUrl);
      url.pathname = `/${encodeURIComponent(spec.database)}`;
      await withClient(url.href, (inside) => grantInside(inside, spec));
    }
  });
}

async function takeSessionLock(admin: Client): Promise<void> {
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  } catch (cause) {
    if (errorCode(cause) !== LOCK_NOT_AVAILABLE) throw cause;
    throw new Error(
      'Another start has been preparing the databases for a minute. Wait until it has ended, or end it, and start again.',
      { cause },
    );
  }
}

async function ensureRole(admin: Client, role: DatabaseRole): Promise<void> {
  const existing = await admin.query('select from pg_roles where rolname = $1', [role.name]);
  const isNew = existing.rowCount === 0;
  const name = escapeIdentifier(role.name);
  // Another than a superuser may not even take these away.
  const attributes =
    isNew || (await isSuperuser(admin))
      ? 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
      : '';
  await admin.query(
    `${isNew ? 'create' : 'alter'} role ${name} login ${attributes} password ${escapeLiteral(role.password)}`,
  );
  for (const [setting, value] of Object.entries(role.settings ?? {})) {
    await admin.query(`alter role ${name} set ${escapeIdentifier(setting)} = ${value}`);
  }
}

async function isSuperuser(admin: Client): Promise<boolean> {
  const { rows } = await admin.query('select rolsuper from pg_roles where rolname = current_user');
  return rows[0].rolsuper;
}

async function ensureDatabase(admin: Client, { database, owner, app }: DatabaseSpec): Promise<void> {
  const name = escapeIdentifier(database);
  const existing = await admin.query('select from pg_database where datname = $1', [database]);
  if (existing.rowCount === 0) await admin.query(`create database ${name}`);
  // Who gives a database away has to belong to its new owner.
  if (!(await isSuperuser(admin))) await admin.query(`grant ${escapeIdentifier(owner.name)} to current_user`);
  await admin.query(`alter database ${name} owner to ${escapeIdentifier(owner.name)}`);
  await admin.query(`revoke all on database ${name} from public`);
  await admin.query(`grant connect on database ${name} to ${escapeIdentifier(app.name)}`);
}

/**
 * Gives the schema its owner last: a schema that has it has all rights. It is left alone then, as another start may be
 * giving rights there at this moment, as the owner (`runMigrations`), and PostgreSQL refuses the second of two.
 */
async function grantInside(inside: Client, { owner, app }: DatabaseSpec): Promise<void> {
  const ownerName = escapeIdentifier(owner.name);
  const appName = escapeIdentifier(app.name);
  const byDefault = `alter default privileges for role ${ownerName} in schema public`;
  const { rows } = await inside.query(
    `select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = 'public'`,
  );
  if (rows[0].owner === owner.name) return;
  await inside.query('revoke all on schema public from public');
  await inside.query(`grant usage on schema public to ${appName}`);
  await inside.query(`${byDefault} grant select, insert, update, delete on tables to ${appName}`);
  await inside.query(`${byDefault} grant usage, select on sequences to ${appName}`);
  await inside.query(`alter schema public owner to ${ownerName}`);
}

/** Each of half a minute. Counted, as a busy machine is slow at this, too. */
const MOST_TRIES = 10;

async function connect(url: string, tries = 1): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 30_000,
    lock_timeout: LONGEST_TURN_MS,
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    // An error with a code is an answer.
    if (errorCode(error) !== undefined || tries === MOST_TRIES) throw error;
    return connect(url, tries + 1);
  }
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await connect(url);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
