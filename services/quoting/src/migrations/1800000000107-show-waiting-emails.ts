import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an email about a quote goes out that can still be taken back, for lists. */
export class ShowWaitingEmails1800000000107 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes add column email_due_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes drop column email_due_at');
  }
}
