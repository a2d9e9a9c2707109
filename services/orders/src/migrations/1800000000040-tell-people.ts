import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes mention people, who are told, and people are reminded of orders. */
export class TellPeople1800000000040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table activities add column mentions jsonb not null default '[]';
      create table notices (
        id uuid primary key,
        user_id uuid not null,
        portal_id uuid not null,
        order_id uuid not null references orders on delete cascade,
        kind text not null,
        actor text not null,
        words text not null,
        orders int not null default 1,
        created_at timestamptz not null,
        read_at timestamptz
      );
      create index notices_of_person on notices (user_id, created_at, id);
      create index notices_unread on notices (user_id) where read_at is null;
      create index notices_age on notices (created_at);
      create index notices_order on notices (order_id);
      create table reminders (
        id uuid primary key,
        user_id uuid not null,
        portal_id uuid not null,
        order_id uuid not null references orders on delete cascade,
        at timestamptz not null,
        words text not null,
        unique (order_id, user_id)
      );
      create index reminders_of_person on reminders (user_id);
      create index reminders_at on reminders (at)`);
    await enablePortalSecurity(queryRunner, 'notices');
    await enablePortalSecurity(queryRunner, 'reminders');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table reminders;
      drop table notices;
      alter table activities drop column mentions`);
  }
}
