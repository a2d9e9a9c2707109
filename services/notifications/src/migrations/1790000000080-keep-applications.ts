import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications of carriers that wait for their hour, and those of a day, which are counted. They are of no portal. */
export class KeepApplications1790000000080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table carrier_applications (
      id uuid primary key,
      mailbox text not null,
      carrier jsonb not null,
      language text not null,
      request_id text not null,
      received_at timestamptz not null,
      due_at timestamptz not null,
      mailed_at timestamptz
    )`);
    await queryRunner.query(
      'create index carrier_applications_mailbox on carrier_applications (mailbox, received_at)',
    );
    await queryRunner.query('create index carrier_applications_due on carrier_applications (due_at)');
    await queryRunner.query('drop index email_log_applications');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table carrier_applications');
    await queryRunner.query(
      `create index email_log_applications on email_log (to_address, created_at) where template = 'Carriers'`,
    );
  }
}
