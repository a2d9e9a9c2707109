import { createListSearch, createSearchTable, dropListSearch, dropSearchTable } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sorted by within a portal; the number of an order breaks ties. */
const portalSorts = [
  'created_at',
  'customer_full_name',
  'sd_status_label',
  'price',
  'pickup_place_text',
  'delivery_place_text',
  'pickup_scheduled_at',
  'delivery_scheduled_at',
];
/** Sorted by across portals; the number has its unique index. */
const overallSorts = ['created_at', 'sd_status_label'];

/** The sort indexes before. */
const formerSorts = [
  'created_at',
  'customer_full_name',
  'status',
  'price',
  'company_name',
  'pickup_scheduled_at',
  'delivery_scheduled_at',
];

const searchText = (row: string) => `${row}.unique_id::text || ' ' || ${row}.customer_full_name || ' ' ||
  ${row}.reg || ' ' || ${row}.pickup_place_text || ' ' || ${row}.delivery_place_text || ' ' ||
  joined(${row}.vehicle_names) || ' ' || joined(${row}.vins)`;

/**
 * A change of state writes fewer indexes: `status` is in none, and only two know the label that people see, so most
 * changes stay within the row's page (HOT), where a tenth is kept free for them. The searched text has a table of its own.
 */
export class LightenOrders1791000000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await dropListSearch(queryRunner, 'orders');
    await queryRunner.query('alter table orders drop column search_text');
    await createSearchTable(queryRunner, {
      table: 'orders',
      columns: [
        'customer_full_name',
        'reg',
        'pickup_place_text',
        'delivery_place_text',
        'vehicle_names',
        'vins',
      ],
      text: searchText('new'),
    });
    await replaceSortIndexes(queryRunner);
    // The reply says the same as the status and does not change any more once it is there.
    await queryRunner.query('drop index orders_placing');
    await queryRunner.query('create index orders_placing on orders (created_at) where reply is null');
    await queryRunner.query('alter table orders set (fillfactor = 90)');
    await queryRunner.query(`alter table orders alter lease_until set default now() + interval '15 seconds'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders alter lease_until drop default');
    await queryRunner.query('alter table orders reset (fillfactor)');
    await queryRunner.query('drop index orders_placing');
    await queryRunner.query(`create index orders_placing on orders (created_at) where status = 'placing'`);
    await dropSearchTable(queryRunner, 'orders');
    await queryRunner.query(`alter table orders add column search_text text not null
      generated always as (lower(${searchText('orders').replaceAll('orders.', '')})) stored`);
    await queryRunner.query('create index orders_search on orders using gin (search_text gin_trgm_ops)');
    await createListSearch(queryRunner, 'orders');
    await restoreSortIndexes(queryRunner);
  }
}

async function replaceSortIndexes(queryRunner: QueryRunner): Promise<void> {
  for (const column of formerSorts) {
    await queryRunner.query(`drop index orders_${column}, orders_portal_${column}`);
  }
  for (const column of portalSorts) {
    await queryRunner.query(
      `create index orders_portal_${column} on orders (portal_id, ${column}, unique_id)`,
    );
  }
  for (const column of overallSorts) {
    await queryRunner.query(`create index orders_${column} on orders (${column}, unique_id)`);
  }
}

async function restoreSortIndexes(queryRunner: QueryRunner): Promise<void> {
  for (const column of overallSorts) await queryRunner.query(`drop index orders_${column}`);
  for (const column of portalSorts) await queryRunner.query(`drop index orders_portal_${column}`);
  for (const column of formerSorts) {
    await queryRunner.query(`create index orders_${column} on orders (${column}, unique_id)`);
    await queryRunner.query(
      `create index orders_portal_${column} on orders (portal_id, ${column}, unique_id)`,
    );
  }
}
