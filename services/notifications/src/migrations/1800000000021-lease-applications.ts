import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications of carriers that wait are claimed by a lease. */
export class LeaseApplications1800000000021 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table carrier_applications add column attempts int not null default 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table carrier_applications drop column attempts');
  }
}
