import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an order was picked up, for reports of what was on time. */
export class KnowPickups1791000000310 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders add column picked_up_at timestamptz');
    // Rows of every portal: the rule of portals holds for the owner of the table, too.
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`update orders set picked_up_at = moves.at from (
        select order_id, min(at) as at from activities
        where to_status in ('picked_up', 'delivered', 'invoiced', 'paid') group by order_id
      ) moves where moves.order_id = orders.id and orders.status in ('Picked Up', 'Delivered')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders drop column picked_up_at');
  }
}
