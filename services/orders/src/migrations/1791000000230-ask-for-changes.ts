import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What customers asked for, and what became of it. */
const changeRequests = `
  create table change_requests (
    id uuid primary key,
    order_id uuid not null references orders (id),
    portal_id uuid not null,
    kind text not null,
    wished_day date,
    note text not null,
    state text not null,
    asked_at timestamptz not null,
    answer text not null,
    answered_by text not null,
    answered_at timestamptz
  )`;

export class AskForChanges1791000000230 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(changeRequests);
    await enablePortalSecurity(queryRunner, 'change_requests');
    await queryRunner.query('create index change_requests_of_order on change_requests (order_id, asked_at)');
    // One request of a kind is open at a time; the work list reads these.
    await queryRunner.query(
      `create unique index change_requests_open on change_requests (order_id, kind) where state = 'open'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table change_requests');
  }
}
