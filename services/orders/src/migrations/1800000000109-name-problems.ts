import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is wrong with an order of a list, by its columns, as it is corrected there. */
export class NameProblems1800000000109 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table order_import_rows add column problems jsonb not null default '[]'::jsonb`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_import_rows drop column problems');
  }
}
