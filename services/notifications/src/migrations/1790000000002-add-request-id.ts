import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail is found again by the request that it came of; those written before have none. */
export class AddRequestId1790000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log add column if not exists request_id text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log drop column request_id');
  }
}
