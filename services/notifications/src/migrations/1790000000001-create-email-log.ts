import { createKitTables, enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEmailLog1790000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createKitTables(queryRunner);
    // The mails of signing in belong to no order and no portal: only the system's own scope sees them.
    await queryRunner.query(`
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
        next_attempt_at timestamptz not null,
        give_up_at timestamptz not null,
        claimed_at timestamptz,
        message_id text not null unique,
        data jsonb not null,
        created_at timestamptz not null,
        sent_at timestamptz,
        check ((order_id is null) = (portal_id is null)),
        check (status <> 'failed' or reason is not null),
        check ((status = 'sent') = (sent_at is not null))
      ) with (fillfactor = 80)`);
    await enablePortalSecurity(queryRunner, 'email_log');
    // docs/product/emails.md: one mail per order, template, transition and address, however often the event comes.
    await queryRunner.query(`create unique index email_log_once_per_order on email_log
      (order_id, template, transition, to_address) where order_id is not null`);
    await queryRunner.query(`create unique index email_log_once_per_event on email_log
      (event_id, template, transition, to_address) where order_id is null`);
    await queryRunner.query(
      `create index email_log_due on email_log (next_attempt_at) where status = 'queued'`,
    );
    await queryRunner.query('create index email_log_order on email_log (portal_id, order_id, created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table email_log');
  }
}
