import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells reporting, which did not hear of costs before, what carriers cost so far. */
export class TellCosts1800000000050 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`insert into outbox (id, type, payload)
      select gen_random_uuid(), 'order.costChanged',
        jsonb_build_object('orderId', c.order_id, 'version', o.version, 'agreed', c.agreed, 'paid', c.paid)
      from order_costs c join orders o on o.id = c.order_id`);
  }

  async down(): Promise<void> {}
}
