import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often customers asked for a number lately. Unlogged: it may be lost in a crash. */
export class LimitLookups1791000000190 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create unlogged table order_lookups (
        unique_id bigint primary key,
        tries int not null,
        since timestamptz not null
      )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table order_lookups');
  }
}
