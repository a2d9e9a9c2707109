import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Follow-ups outlive their quotes: the links in their emails work for as long as somebody keeps an email. */
export class FollowUpQuotes1800000000040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table quotes add column followed_up_at timestamptz, add column answered_at timestamptz;
      create table quote_follow_ups (
        id uuid primary key,
        portal_id uuid not null,
        quote_id uuid not null,
        step int check (step in (1, 3, 6)),
        to_address text not null,
        subject text not null,
        words text not null,
        made_by uuid,
        created_at timestamptz not null,
        due_at timestamptz,
        sent_at timestamptz,
        check ((step is null) = (made_by is not null)),
        check ((due_at is null) = (sent_at is not null))
      );
      create unique index quote_follow_ups_step on quote_follow_ups (quote_id, step) where step is not null;
      create unique index quote_follow_ups_waiting on quote_follow_ups (quote_id) where sent_at is null;
      create index quote_follow_ups_due on quote_follow_ups (due_at) where due_at is not null;
      create index quote_follow_ups_quote on quote_follow_ups (quote_id, created_at);
      create index quote_follow_ups_sent on quote_follow_ups (sent_at) where step is null and sent_at is not null;
      create table follow_up_opt_outs (
        portal_id uuid not null,
        mailbox text not null,
        at timestamptz not null,
        primary key (portal_id, mailbox)
      )`);
    for (const table of ['quote_follow_ups', 'follow_up_opt_outs'])
      await enablePortalSecurity(queryRunner, table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table quote_follow_ups, follow_up_opt_outs');
    await queryRunner.query('alter table quotes drop column followed_up_at, drop column answered_at');
  }
}
