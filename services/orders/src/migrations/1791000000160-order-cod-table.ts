import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the COD table shows; canceled orders stay unpaid for ever and were read first. */
const isShown = `payment_type = 'COD' and status in ('New', 'Picked Up', 'Delivered', 'Pending')`;

/** The COD table in its order, of all portals and of one. */
export class OrderCodTable1791000000160 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index orders_cod');
    await queryRunner.query(
      `create index orders_cod on orders (paid, pickup_scheduled_at, unique_id) where ${isShown}`,
    );
    await queryRunner.query(`create index orders_portal_cod
      on orders (portal_id, paid, pickup_scheduled_at, unique_id) where ${isShown}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index orders_cod, orders_portal_cod');
    await queryRunner.query(
      `create index orders_cod on orders (paid, pickup_scheduled_at) where payment_type = 'COD'`,
    );
  }
}
