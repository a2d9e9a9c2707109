import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The link is made, and mailed, in the trace of the wish for it. */
export class AddTraceparent1764000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table reset_requests add column if not exists traceparent text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table reset_requests drop column traceparent');
  }
}
