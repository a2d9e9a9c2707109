import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { ServiceName } from '@overland/contracts';
import type pg from 'pg';

const folder = path.resolve(import.meta.dirname, '../data');

interface KeptDatabase {
  /** Those that had run, by name. */
  migrations: string[];
  /** Of each table the rows as PostgreSQL's own JSON, which is kept as a text so that no number loses a digit. */
  tables: Record<string, string>;
  sequences: Record<string, string | null>;
}

/** What a product of an earlier release had in its databases (`npm run keep-data`). */
export interface KeptData {
  /** Of the release, `1.1.0`. */
  name: string;
  takenAt: string;
  /** Of that product alone, which was made to be kept. */
  env: { MAIL_SEAL_KEY: string; IDENTITY_SEAL_KEY: string };
  /** The orders of the dispatch simulator, as in its file. */
  dispatch: string;
  databases: Record<ServiceName, KeptDatabase>;
}

/** Whom and what `npm run keep-data` leaves behind, beside the demo data. */
export const keptStory = {
  user: 'kayla@lonestarmotors.example',
  staff: 'theo@overland.example',
  /** The customer of an order at dispatch that was moved a moment ago: the emails about it wait. */
  moved: 'moved@kept.example',
  /** Of an order that nobody else has heard of yet. */
  booked: 'booked@kept.example',
  /** Of a quote, in the same way. */
  quoted: 'Kept Quote',
  /** The user's name since a moment ago. */
  firstName: 'Kept',
} as const;

export function readKeptData(): KeptData[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json.br'));
  return files
    .sort()
    .map((file) => JSON.parse(brotliDecompressSync(readFileSync(path.join(folder, file))).toString()));
}

/** @returns the file */
export function writeKeptData(data: KeptData): string {
  const file = path.join(folder, `${data.name}.json.br`);
  // The widest window, as tables repeat each other.
  writeFileSync(
    file,
    brotliCompressSync(JSON.stringify(data), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }),
  );
  return file;
}

/** @param client sees the rows of all portals */
export async function takeDatabase(client: pg.Client): Promise<KeptDatabase> {
  const migrations = await client.query('select name from migrations order by timestamp');
  const tables: Record<string, string> = {};
  for (const { name } of (await client.query(tablesSql)).rows) {
    const { rows } = await client.query(`select coalesce(json_agg(t), '[]')::text as rows from ${name} t`);
    tables[name] = rows[0].rows;
  }
  const { rows } = await client.query(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return {
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    sequences: Object.fromEntries(rows.map(({ name, last }) => [name, last])),
  };
}

const tablesSql = `select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations' order by 1`;

/**
 * Fills a database that has the same migrations.
 * @param client of a superuser: triggers and row-level security are passed by
 */
export async function loadDatabase(client: pg.Client, { tables, sequences }: KeptDatabase): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  for (const [name, rows] of Object.entries(tables)) {
    await client.query(`delete from ${name}`);
    if (rows === '[]') continue;
    const found = await client.query(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    const { columns } = found.rows[0];
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1)`,
      [rows],
    );
  }
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [name, last]);
  }
  await client.query('commit');
}

/** The rows of a table as they were kept. */
// biome-ignore lint/suspicious/noExplicitAny: rows of any table
export const rowsOf = ({ databases }: KeptData, service: ServiceName, table: string): any[] =>
  JSON.parse(databases[service].tables[table] ?? '[]');
