import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what is to be removed without looking at any other quote; a booking that has begun keeps its quote. */
export class RemoveUnsavedQuotes1790000000040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes add column booking_begun_at timestamptz');
    await queryRunner.query(
      `create index quotes_unsaved on quotes (priced_at) where status = 'Unsaved' and not is_public`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index quotes_unsaved');
    await queryRunner.query('alter table quotes drop column booking_begun_at');
  }
}
