import type pg from 'pg';
import { allServices } from '../services.js';
import { asSuperuser, type OnDatabase } from './sendings.js';

/**
 * Reads every page of every table, whose checksums PostgreSQL compares, and every B-tree, and compares what services know of
 * each other.
 * @param files the names of the files that the backup has; null where they are in a store of their own
 * @returns what is wrong, in words
 */
export async function checkRestored(adminUrl: string, files: ReadonlySet<string> | null): Promise<string[]> {
  const on = asSuperuser(adminUrl);
  const faults: string[] = [];
  for (const { name } of allServices) faults.push(...(await on(name, damagedRelations)));
  const orders = await on('orders', (client) => rowsOf<OrderRow>(client, settledOrders));
  const quotes = await on('quoting', (client) =>
    rowsOf<QuoteRow>(client, 'select id, order_id from quotes where order_id is not null'),
  );
  return [...faults, ...bookingFaults(orders, quotes), ...(files ? await missingFiles(on, files) : [])];
}

/** Long values have tables of their own (TOAST). */
async function damagedRelations(client: pg.Client): Promise<string[]> {
  await client.query('create extension if not exists amcheck');
  const relations = await rowsOf<{ name: string; check: string }>(
    client,
    `select c.oid::regclass::text as name, case c.relkind when 'i' then format('select bt_index_check(%L)', c.oid::regclass)
         else format('select count(*) from %s', c.oid::regclass) end as check
     from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_am a on a.oid = c.relam
     where n.nspname in ('public', 'pg_toast') and (c.relkind in ('r', 't') or (c.relkind = 'i' and a.amname = 'btree')) order by 1`,
  );
  const damaged: string[] = [];
  for (const { name, check } of relations) {
    await client.query('savepoint one');
    await client.query(check).catch(async (error: Error) => {
      damaged.push(`${name}: ${error.message}`);
      await client.query('rollback to savepoint one');
    });
  }
  return damaged;
}

export interface OrderRow {
  id: string;
  quoteId: string;
  number: number;
}

export interface QuoteRow {
  id: string;
  order_id: string;
}

/** Those that were not just being booked. */
const settledOrders = `select id, quote_id as "quoteId", unique_id::int as number from orders
  where created_at < (select max(created_at) from orders) - interval '1 minute'`;

/** Each order is of one quote, which knows it. */
export function bookingFaults(orders: readonly OrderRow[], quotes: readonly QuoteRow[]): string[] {
  const orderOf = new Map(quotes.map(({ id, order_id }) => [id, order_id]));
  return orders
    .filter(({ id, quoteId }) => orderOf.get(quoteId) !== id)
    .map(({ number }) => `The quote of order #${number} is not marked as booked by it.`);
}

async function missingFiles(on: OnDatabase, files: ReadonlySet<string>): Promise<string[]> {
  const added = await on('orders', (client) =>
    rowsOf<{ key: string }>(client, `select key from order_files where state = 'added'`),
  );
  return added.filter(({ key }) => !files.has(key)).map(({ key }) => `The file ${key} is missing.`);
}

async function rowsOf<T extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<T[]> {
  return (await client.query<T>(sql)).rows;
}
