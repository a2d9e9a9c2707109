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
  appPassword: string;
}

/** The keys of the running product. Some tests forge tokens with the real keys: the worst case. */
export function productSecrets(folder = dataDir): Secrets {
  return JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as Secrets;
}

/** The databases of a running product. */
export class ProductDatabases {
  constructor(
    readonly folder: string,
    private readonly port: number,
  ) {}

  /** Queries one database as its owner, who sees all portals. */
  async ask<R extends pg.QueryResultRow>(service: string, sql: string, values: unknown[] = []): Promise<R[]> {
    const client = await this.connect(service);
    try {
      return (await client.query<R>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** The owner of the queue has a password that is made of others. */
  private login(service: string): { user: string; password: string } {
    return service === 'queue'
      ? {
          user: 'overland',
          password: readFileSync(path.join(this.folder, 'postgres.password'), 'utf8').trim(),
        }
      : { user: `${service}_owner`, password: productSecrets(this.folder).ownerPassword };
  }

  /** A connection for many queries. The caller closes it. */
  async connect(service: string): Promise<pg.Client> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.port,
      ...this.login(service),
      database: `overland_${service}`,
      options: '-c app.all=yes',
    });
    // A server shutdown ends the connection; the next query then reports the error.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}

const shared = () => new ProductDatabases(dataDir, Number(process.env.E2E_POSTGRES_PORT));

/** A connection to one database of the product as its owner. The caller closes it. */
export const connectAsOwner = (service: string): Promise<pg.Client> => shared().connect(service);

/** Queries one database of the product as its owner, who sees all portals. */
export function queryAsOwner<R extends pg.QueryResultRow>(
  service: string,
  sql: string,
  values: unknown[] = [],
): Promise<R[]> {
  return shared().ask<R>(service, sql, values);
}

/** Creates a session as sign-in does, for users who cannot sign in or need many sessions. */
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

/** Every row of every table of a database as text, as in a dump. */
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
