import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail belongs to the trace that it came of; most have none. */
export class AddTraceparent1790000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log add column if not exists traceparent text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log drop column traceparent');
  }
}
