import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an email is tried again; null for one that is due, sent or failed. No index has it: claiming rewrites no index. */
export class RetryEmailsByRows1800000000130 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log add column next_try_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log drop column next_try_at');
  }
}
