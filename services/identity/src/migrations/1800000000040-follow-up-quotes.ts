import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Off for every company until it is turned on. */
export class FollowUpQuotes1800000000040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table portals add column follow_up_days jsonb not null default '[]'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table portals drop column follow_up_days');
  }
}
