import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ScheduleReports1790000000120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table report_schedules (
      id uuid primary key,
      portal_id uuid not null,
      user_id uuid not null,
      report text not null,
      every text not null,
      query jsonb not null,
      due_at timestamptz not null,
      created_at timestamptz not null,
      unique (user_id, report, every, query)
    )`);
    await enablePortalSecurity(queryRunner, 'report_schedules');
    await queryRunner.query('create index report_schedules_due on report_schedules (due_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table report_schedules');
  }
}
