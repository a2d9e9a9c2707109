import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sorts of the list that came with it, within a portal. */
const portalSorts = { vehicle: '(vehicle_names[1])', payment_type: 'payment_type' };

/** Every sort of the list across portals; orders are few beside quotes, and none of these changes with the state. */
const overallSorts = {
  ...portalSorts,
  customer_full_name: 'customer_full_name',
  price: 'price',
  company_name: 'company_name',
  pickup_place_text: 'pickup_place_text',
  delivery_place_text: 'delivery_place_text',
  pickup_scheduled_at: 'pickup_scheduled_at',
  delivery_scheduled_at: 'delivery_scheduled_at',
};

const columns = [
  'canceled_at timestamptz',
  'paid_at timestamptz',
  'paid_by text',
  'payment_requested_at timestamptz',
  'terms_accepted_at timestamptz',
  'terms_accepted_by text',
  'reminded_at timestamptz',
  'rush_fee int not null default 0 check (rush_fee >= 0)',
  `carrier_name text not null default ''`,
  `driver_name text not null default ''`,
  `driver_phone text not null default ''`,
  'driver_lat double precision check (driver_lat between -90 and 90)',
  'driver_long double precision check (driver_long between -180 and 180)',
  'driver_updated timestamptz',
];

/** A file is `signed` until it was uploaded and added. A removed one stays for 30 days. */
const orderFiles = `
  create table order_files (
    key text primary key,
    order_id uuid not null references orders (id),
    portal_id uuid not null,
    name text not null,
    type text not null,
    size int not null check (size > 0),
    state text not null check (state in ('signed', 'added', 'removed')),
    has_preview boolean not null default false,
    added_by text not null,
    created_at timestamptz not null,
    added_at timestamptz,
    removed_at timestamptz,
    check ((state = 'removed') = (removed_at is not null))
  )`;

/** What working on orders needs: who paid and when, canceling, terms, the driver, and files. */
export class WorkOnOrders1791000000040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of columns) await queryRunner.query(`alter table orders add column ${column}`);
    await queryRunner.query(`alter table activities add column changes jsonb not null default '[]'`);
    await queryRunner.query(orderFiles);
    await enablePortalSecurity(queryRunner, 'order_files');
    await queryRunner.query('create index files_of_order on order_files (order_id, created_at)');
    await queryRunner.query(
      `create index order_files_open on order_files (created_at) where state <> 'added'`,
    );
    for (const [name, column] of Object.entries(portalSorts)) {
      await queryRunner.query(
        `create index orders_portal_${name} on orders (portal_id, ${column}, unique_id)`,
      );
    }
    for (const [name, column] of Object.entries(overallSorts)) {
      await queryRunner.query(`create index orders_${name} on orders (${column}, unique_id)`);
    }
    await queryRunner.query(
      `create index orders_cod on orders (paid, pickup_scheduled_at) where payment_type = 'COD'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['cod', ...Object.keys(overallSorts)]) {
      await queryRunner.query(`drop index orders_${name}`);
    }
    for (const name of Object.keys(portalSorts)) await queryRunner.query(`drop index orders_portal_${name}`);
    await queryRunner.query('drop table order_files');
    await queryRunner.query('alter table activities drop column changes');
    for (const column of columns) {
      await queryRunner.query(`alter table orders drop column ${column.split(' ')[0]}`);
    }
  }
}
