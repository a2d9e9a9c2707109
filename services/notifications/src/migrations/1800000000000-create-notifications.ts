import { createKitTables, enablePortalSecurity, mailboxSql } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  create table email_log (
    id uuid primary key,
    event_id uuid not null,
    order_id uuid,
    portal_id uuid,
    template text not null,
    transition text not null,
    to_address text not null,
    subject text not null,
    status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
    reason text,
    attempts int not null default 0,
    give_up_at timestamptz not null,
    claimed_at timestamptz,
    message_id text not null unique,
    data jsonb not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    request_id text,
    traceparent text,
    not_before timestamptz,
    is_to_typed_address boolean not null default false,
    check ((order_id is null) = (portal_id is null)),
    check (status <> 'failed' or reason is not null),
    check ((status = 'sent') = (sent_at is not null))
  ) with (fillfactor = 80);
  create table email_previews (
    user_id uuid primary key,
    token_hash text not null unique,
    html text not null,
    expires_at timestamptz not null
  );
  create table push_devices (
    id uuid primary key,
    order_id uuid not null,
    portal_id uuid not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    language text not null,
    link_sealed text not null,
    ends_at timestamptz,
    created_at timestamptz not null,
    constraint push_devices_order_id_endpoint_key unique (order_id, endpoint)
  );
  create table push_messages (
    id uuid primary key,
    device_id uuid not null references push_devices (id) on delete cascade,
    portal_id uuid not null,
    transition text not null,
    title text not null,
    tag text not null,
    attempts int not null default 0,
    due_at timestamptz,
    give_up_at timestamptz not null,
    not_before timestamptz,
    constraint push_messages_device_id_transition_key unique (device_id, transition)
  ) with (fillfactor = 80);
  create table carrier_applications (
    id uuid primary key,
    mailbox text not null,
    carrier jsonb not null,
    language text not null,
    request_id text not null,
    received_at timestamptz not null,
    due_at timestamptz not null,
    mailed_at timestamptz
  );`;

const indexes = `
  create index email_log_held on email_log (not_before) where not_before is not null;
  create unique index email_log_once_per_event on email_log (event_id, template, transition, to_address)
    where order_id is null;
  create unique index email_log_once_per_order on email_log (order_id, template, transition, to_address)
    where order_id is not null;
  create index email_log_order on email_log (portal_id, order_id, created_at);
  create index email_log_typed_addresses on email_log (created_at) where is_to_typed_address;
  create index email_log_typed_mailboxes on email_log (${mailboxSql('to_address')}, created_at)
    where is_to_typed_address;
  create index email_log_waiting on email_log (((order_id IS NOT NULL)), created_at) where status = 'queued';
  create index email_previews_over on email_previews (expires_at);
  create index push_devices_over on push_devices (ends_at) where ends_at is not null;
  create index push_messages_due on push_messages (due_at) where due_at is not null;
  create index push_messages_held on push_messages (not_before) where not_before is not null;
  create index carrier_applications_due on carrier_applications (due_at);
  create index carrier_applications_mailbox on carrier_applications (mailbox, received_at);`;

export class CreateNotifications1800000000000 implements MigrationInterface {
  static readonly follows = 'KeepApplications1790000000080';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createKitTables(queryRunner);
    await queryRunner.query(tables);
    for (const table of ['email_log', 'push_devices', 'push_messages']) {
      await enablePortalSecurity(queryRunner, table);
    }
    await queryRunner.query(indexes);
  }

  async down(): Promise<void> {
    throw new Error('Nothing came before it.');
  }
}
