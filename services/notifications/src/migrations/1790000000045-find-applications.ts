import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The applications of carriers of the last hour are counted at each one, in a log of every email. */
export class FindApplications1790000000045 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index email_log_applications on email_log (to_address, created_at) where template = 'Carriers'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index email_log_applications');
  }
}
