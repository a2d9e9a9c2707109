import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Wrong lookups of orders by email and address; numbers are not counted any more. Unlogged: it may be lost in a crash. The
 * table of numbers stays, as the version before still counts in it.
 */
export class LimitWrongLookups1791000000450 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create unlogged table lookup_tries (
        key text primary key,
        tries int not null,
        since timestamptz not null
      )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table lookup_tries');
  }
}
