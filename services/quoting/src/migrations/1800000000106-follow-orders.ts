import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the order of a booked quote stands, and the version of the order that said so last. Of those of before orders tells it. */
export class FollowOrders1800000000106 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table quotes
      add column order_state text,
      add column order_price int,
      add column order_version int not null default 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table quotes drop column order_state, drop column order_price, drop column order_version',
    );
  }
}
