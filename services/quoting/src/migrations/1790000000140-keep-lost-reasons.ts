import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why quotes came to nothing, and whether they were ever saved. Neither rewrites the table. */
export class KeepLostReasons1790000000140 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table quotes
      add column was_saved boolean not null default false,
      add column lost_reason text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes drop column was_saved, drop column lost_reason');
  }
}
