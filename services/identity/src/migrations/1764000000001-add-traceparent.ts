import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creating and sending a reset link belongs to the trace of the request that asked for it. */
export class AddTraceparent1764000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table reset_requests add column if not exists traceparent text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table reset_requests drop column traceparent');
  }
}
