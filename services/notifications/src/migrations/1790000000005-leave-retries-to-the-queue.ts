import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an email is tried next is its job's business; the sweeper offers a job to every email that waits. */
export class LeaveRetriesToTheQueue1790000000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index email_log_due');
    await queryRunner.query('alter table email_log drop column next_attempt_at');
    await queryRunner.query(`create index email_log_waiting on email_log
      ((order_id is not null), created_at) where status = 'queued'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index email_log_waiting');
    await queryRunner.query(
      'alter table email_log add column next_attempt_at timestamptz not null default now()',
    );
    await queryRunner.query(`create index email_log_due on email_log
      ((order_id is not null), next_attempt_at) where status = 'queued'`);
  }
}
