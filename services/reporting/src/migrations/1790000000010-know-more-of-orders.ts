import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What reports count by. Facts from before it know none of this until their order changes. */
const columns = [
  'service_level int',
  `pickup_state text not null default ''`,
  `delivery_state text not null default ''`,
  'pickup_first_day date',
  'pickup_last_day date',
  'delivery_first_day date',
  'delivery_last_day date',
  'picked_up_at timestamptz',
  'paid_at timestamptz',
  'canceled_at timestamptz',
  `carrier_name text not null default ''`,
  // A report's days must not depend on the server's time zone, nor on who reads it.
  `booked_day date generated always as ((booked_at at time zone 'America/New_York')::date) stored`,
  // 1 to 11 as in a rate sheet, 12 beyond its last mile.
  `mileage_band int generated always as (
    width_bucket(miles, '{251, 501, 751, 1001, 1251, 1501, 1751, 2001, 2501, 3001, 3501}'::int[]) + 1) stored`,
];

export class KnowMoreOfOrders1790000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const added = columns.map((column) => `add column ${column}`);
    await queryRunner.query(`alter table order_facts ${added.join(', ')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const dropped = columns.map((column) => `drop column ${column.split(' ')[0]}`);
    await queryRunner.query(`alter table order_facts ${dropped.join(', ')}`);
  }
}
