import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the TMS has of each order, and what it is still to be told (docs/product/dispatch.md). */
const dispatches = `
  create table dispatches (
    order_id uuid primary key references orders (id),
    portal_id uuid not null,
    tms_guid text constraint dispatches_one_per_guid unique,
    sent jsonb not null default '{}',
    sent_at timestamptz,
    due_at timestamptz,
    create_began_at timestamptz,
    attempts int not null default 0,
    failing_since timestamptz,
    abandoned_at timestamptz,
    error text not null default '',
    tms_status text,
    tms_changed_at timestamptz,
    poll_at timestamptz,
    lease_until timestamptz not null default 'epoch'
  ) with (fillfactor = 80)`;

/** Calls of the TMS as they came; they belong to no portal until their order is known. */
const calls = `
  create table dispatch_calls (
    id bigint generated always as identity primary key,
    dedup_key text constraint dispatch_calls_once unique,
    action text not null,
    order_guid text not null,
    body jsonb not null,
    received_at timestamptz not null,
    handled_at timestamptz
  )`;

const subscriptions = `
  create table dispatch_subscriptions (
    action text primary key,
    callback_url text not null,
    token_hash text,
    claimed_until timestamptz not null
  )`;

const indexes = [
  'create index dispatches_due on dispatches (due_at) where due_at is not null',
  'create index dispatches_poll on dispatches (poll_at) where poll_at is not null and tms_guid is not null',
  'create index dispatches_failed on dispatches (order_id) where abandoned_at is not null',
  'create index dispatch_calls_new on dispatch_calls (id) where handled_at is null',
  'create index dispatch_calls_age on dispatch_calls (received_at)',
];

export class DispatchOrders1791000000070 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [dispatches, calls, subscriptions, ...indexes])
      await queryRunner.query(statement);
    await enablePortalSecurity(queryRunner, 'dispatches');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table dispatch_subscriptions, dispatch_calls, dispatches');
  }
}
