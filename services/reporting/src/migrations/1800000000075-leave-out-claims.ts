import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Claims whose report was taken back are kept, as their version orders their changes, and not counted. */
export class LeaveOutClaims1800000000075 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table claim_facts add column is_taken_back boolean not null default false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table claim_facts drop column is_taken_back');
  }
}
