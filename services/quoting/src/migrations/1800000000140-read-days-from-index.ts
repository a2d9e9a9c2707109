import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of a few days of all companies are found in an index alone, as those of a portal are. */
export class ReadDaysFromIndex1800000000140 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter index quotes_created_at rename to quotes_created_at_before;
      create index quotes_created_at on quotes (created_at, unique_id) include (portal_id, status, transport_type);
      drop index quotes_created_at_before`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index quotes_created_at;
      create index quotes_created_at on quotes (created_at, unique_id)`);
  }
}
