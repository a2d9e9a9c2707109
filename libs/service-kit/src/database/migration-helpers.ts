import type { QueryRunner } from 'typeorm';
import { portalRule, systemRule } from './portal-rule.js';

function identifier(name: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`Not a plain table name: ${name}`);
  return name;
}

/**
 * Row-level security of a table with a `portal_id uuid` column, also for its owner: a transaction sees and
 * writes the rows of the portal that `withPortal` set, or all of them, and none without it.
 */
export const enablePortalSecurity = (queryRunner: QueryRunner, table: string): Promise<void> =>
  enableSecurity(queryRunner, table, portalRule);

/** The same of a table of the provider's own: no transaction of a portal sees its rows. */
export const enableSystemSecurity = (queryRunner: QueryRunner, table: string): Promise<void> =>
  enableSecurity(queryRunner, table, systemRule);

async function enableSecurity(queryRunner: QueryRunner, table: string, rule: string): Promise<void> {
  const name = identifier(table);
  await queryRunner.query(`alter table ${name} enable row level security`);
  await queryRunner.query(`alter table ${name} force row level security`);
  await queryRunner.query(`create policy portal_rows on ${name} using (${rule}) with check (${rule})`);
}

/** History is written and read, never changed: takes UPDATE and DELETE from the role the service connects as. */
export async function makeAppendOnly(queryRunner: QueryRunner, table: string): Promise<void> {
  const name = identifier(table);
  await queryRunner.query(`do $$ begin
    execute format('revoke update, delete on ${name} from %I', current_setting('overland.app_role'));
  end $$`);
}

/** The columns that `@DueWork` needs; new rows are due at once. @param due SQL: which of the rows that are there are due */
export async function createDueColumns(queryRunner: QueryRunner, table: string, due = 'true'): Promise<void> {
  const name = identifier(table);
  await queryRunner.query(`alter table ${name} add column attempts int not null default 0,
    add column due_at timestamptz default now()`);
  await queryRunner.query(`set local app."all" = 'yes'`);
  await queryRunner.query(`update ${name} set due_at = null where not (${due})`);
  await queryRunner.query(`create index ${name}_due on ${name} (due_at) where due_at is not null`);
}

/** The reverse of `createDueColumns`. */
export async function dropDueColumns(queryRunner: QueryRunner, table: string): Promise<void> {
  await queryRunner.query(`alter table ${identifier(table)} drop column due_at, drop column attempts`);
}

/** The kit's own tables; the first migration of every service calls this. */
export async function createKitTables(queryRunner: QueryRunner): Promise<void> {
  // The outbox is read in the order of its key, which begins with the transaction that wrote the row (outbox-sql.ts).
  // Replies are `json`, not `jsonb`: a replayed one is the text of the first, keys in their order.
  await queryRunner.query(`
    create table outbox (
      xid xid8 not null default pg_current_xact_id(),
      position bigint generated always as identity,
      id uuid not null,
      type text not null,
      payload jsonb not null,
      request_id text,
      traceparent text,
      created_at timestamptz not null default now(),
      primary key (xid, position)
    );
    create table outbox_progress (
      subscriber text primary key,
      xid xid8 not null,
      position bigint not null
    ) with (fillfactor = 50);
    create table processed_events (
      event_id uuid not null,
      handler text not null,
      processed_at timestamptz not null default now(),
      primary key (event_id, handler)
    );
    create index processed_events_age on processed_events (processed_at);
    create table failed_events (
      event_id uuid primary key,
      type text not null,
      envelope jsonb not null,
      error text not null,
      tries int not null,
      first_failed_at timestamptz not null,
      last_failed_at timestamptz not null,
      next_try_at timestamptz
    );
    create table idempotency_keys (
      caller text not null,
      route text not null,
      key text not null,
      body_hash text not null,
      reply json,
      created_at timestamptz not null default now(),
      primary key (caller, route, key)
    );
    create index idempotency_keys_age on idempotency_keys (created_at);
    create table portal_replicas (
      portal_id uuid primary key,
      version integer not null,
      data jsonb not null
    );
    create table portal_renames (portal_id uuid primary key, after bigint not null)`);
}
