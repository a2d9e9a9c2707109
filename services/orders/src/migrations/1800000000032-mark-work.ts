import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Steps of the work list are snoozed, and somebody sees to them. */
export class MarkWork1800000000032 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table work_marks (
      order_id uuid not null references orders on delete cascade,
      kind text not null,
      portal_id uuid not null,
      snoozed_until date,
      assignee_id uuid,
      assignee_name text,
      primary key (order_id, kind)
    )`);
    await enablePortalSecurity(queryRunner, 'work_marks');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table work_marks');
  }
}
