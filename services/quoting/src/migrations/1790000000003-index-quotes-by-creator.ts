import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The form offers what a person quoted lately. */
export class IndexQuotesByCreator1790000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'create index quotes_created_by on quotes (created_by, unique_id) where created_by is not null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index quotes_created_by');
  }
}
