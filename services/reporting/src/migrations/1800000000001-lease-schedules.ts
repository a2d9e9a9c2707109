import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeaseSchedules1800000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table report_schedules add column attempts int not null default 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table report_schedules drop column attempts');
  }
}
