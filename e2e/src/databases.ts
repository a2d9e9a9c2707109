import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Session } from '@overland/contracts';
import pg from 'pg';

const dataDir = String(process.env.E2E_DATA);

interface Secrets {
  jwtPrivateKey: string;
  jwtPublicKey: string;
  serviceTokenSecret: string;
  ownerPassword: string;
}

/** The keys of the running product: some tests forge with the real ones, the worst case. */
export function productSecrets(folder = dataDir): Secrets {
  return JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as Secrets;
}

/** The databases of one running product. */
export class ProductDatabases {
  constructor(
    readonly folder: string,
    private readonly port: number,
  ) {}

  /** Asks one of them as its owner, with all portals in sight. */
  async ask<R extends pg.QueryResultRow>(service: string, sql: string, values: unknown[] = []): Promise<R[]> {
    const client = await this.connect(service);
    try {
      return (await client.query<R>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** A connection to ask many times; its caller ends it. */
  async connect(service: string): Promise<pg.Client> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.port,
      user: `${service}_owner`,
      password: productSecrets(this.folder).ownerPassword,
      database: `overland_${service}`,
      options: '-c app.all=yes',
    });
    // It ends with its server; whoever asks then is told so.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}

/** Asks one database of the product as its owner, with all portals in sight. */
export function queryAsOwner<R extends pg.QueryResultRow>(
  service: string,
  sql: string,
  values: unknown[] = [],
): Promise<R[]> {
  return new ProductDatabases(dataDir, Number(process.env.E2E_POSTGRES_PORT)).ask<R>(service, sql, values);
}

/** Opens a session as signing in does, for users who cannot sign in, or need many. */
export async function openSessionOf(email: string): Promise<Session> {
  const rows = await queryAsOwner<Session>(
    'identity',
    `insert into sessions (id, user_id, portal_id, role, is_super_admin, expires_at)
     select $1, id, portal_id, role, is_super_admin, now() + interval '1 hour' from users where email = $2
     returning id as "sessionId", user_id as "userId", portal_id as "portalId", role,
       is_super_admin as "isSuperAdmin"`,
    [randomUUID(), email],
  );
  const [session] = rows;
  if (!session) throw new Error(`No user ${email}`);
  return session;
}

/** Every row of every table of a database as text: what a dump of it would show. */
export async function dump(service: string): Promise<{ table: string; row: string }[]> {
  const tables = await queryAsOwner<{ name: string }>(
    service,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await queryAsOwner<{ row: string }>(service, `select t::text as row from ${name} t`);
      return found.map(({ row }) => ({ table: name, row }));
    }),
  );
  return rows.flat();
}
