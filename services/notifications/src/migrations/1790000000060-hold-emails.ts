import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails of what may be taken back wait. */
export class HoldEmails1790000000060 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log add column not_before timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log drop column not_before');
  }
}
