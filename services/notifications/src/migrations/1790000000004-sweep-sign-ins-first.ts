import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SweepSignInsFirst1790000000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index email_log_due');
    await queryRunner.query(`create index email_log_due on email_log
      ((order_id is not null), next_attempt_at) where status = 'queued'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index email_log_due');
    await queryRunner.query(
      `create index email_log_due on email_log (next_attempt_at) where status = 'queued'`,
    );
  }
}
