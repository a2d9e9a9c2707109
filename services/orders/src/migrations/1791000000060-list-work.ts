import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that may need a step, few beside all orders. Its condition is also that of the work list's statement. */
export class ListWork1791000000060 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create index orders_open on orders (portal_id, pickup_scheduled_at)
      where status in ('New', 'Pending', 'Picked Up')
        or (status = 'Delivered' and payment_type = 'COD' and not paid)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index orders_open');
  }
}
