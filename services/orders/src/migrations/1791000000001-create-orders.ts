import { createKitTables, enablePortalSecurity, makeAppendOnly } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns a list may be sorted by; each gets an index with and without the portal in front. */
const sortColumns = [
  'created_at',
  'customer_full_name',
  'status',
  'price',
  'company_name',
  'pickup_scheduled_at',
  'delivery_scheduled_at',
];

/**
 * An order is `placing` from the moment its quote is claimed here (unique quote_id) until quoting has said that
 * the quote is this order's; such rows are no orders yet and no list or page shows them.
 */
const orders = `
  create table orders (
    id uuid primary key,
    quote_id uuid not null constraint orders_one_per_quote unique,
    unique_id bigint not null unique,
    portal_id uuid not null,
    company_name text not null,
    is_customer_portal boolean not null,
    version int not null,
    status text not null check (status in ('placing', 'Pending', 'New', 'Picked Up', 'Delivered', 'Canceled')),
    sd_status text not null check (sd_status in ('new', 'on_hold', 'posted', 'posted_to_loadboard', 'requests',
      'pending', 'accepted', 'declined', 'picked_up', 'delivered', 'invoiced', 'paid', 'flagged', 'order_canceled')),
    sd_status_label text not null,
    flagged_from text,
    is_public boolean not null,
    booked_by uuid,
    actor text not null,
    is_rush boolean not null,
    transport_type text not null check (transport_type in ('OPEN', 'ENCLOSED', 'WHITEGLOVE')),
    service_level int not null check (service_level in (1, 3, 5, 7)),
    payment_type text not null check (payment_type in ('Billing', 'COD')),
    paid boolean not null,
    price int not null check (price > 0),
    miles int not null check (miles > 0),
    transit_time int[] not null,
    move_type text,
    reg text not null,
    sirva_non_domestic boolean not null,
    customer_full_name text not null,
    customer_email text not null,
    customer_phones jsonb not null,
    pickup jsonb not null,
    delivery jsonb not null,
    pickup_place_text text not null,
    delivery_place_text text not null,
    pickup_date_type text not null,
    pickup_scheduled_at date not null,
    pickup_scheduled_ends_at date,
    delivery_date_type text not null,
    delivery_scheduled_at date not null,
    delivery_scheduled_ends_at date,
    vehicles jsonb not null,
    vehicle_names text[] not null,
    vins text[] not null,
    agents jsonb not null,
    created_at timestamptz not null,
    request_id text,
    idempotency_caller text not null,
    idempotency_key text,
    body_hash text not null,
    quote_version int not null,
    reprice boolean not null,
    lease_until timestamptz not null,
    reply json,
    search_text text not null generated always as (
      lower(unique_id::text || ' ' || customer_full_name || ' ' || reg || ' ' || pickup_place_text || ' ' ||
        delivery_place_text || ' ' || joined(vehicle_names) || ' ' || joined(vins))
    ) stored,
    check ((status = 'placing') = (reply is null))
  )`;

const activities = `
  create table activities (
    id bigint generated always as identity primary key,
    order_id uuid not null references orders (id),
    portal_id uuid not null,
    at timestamptz not null,
    actor text not null,
    from_status text,
    to_status text,
    source text not null check (source in ('system', 'staff', 'customer', 'tms', 'driver')),
    note text not null
  )`;

const userNames = `
  create table user_names (
    user_id uuid primary key,
    portal_id uuid not null,
    full_name text not null,
    changed_at timestamptz not null
  )`;

export class CreateOrders1791000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createKitTables(queryRunner);
    await queryRunner.query('create extension if not exists pg_trgm');
    // array_to_string is only stable, and a generated column needs an immutable expression; for text it is one.
    await queryRunner.query(
      `create function joined(words text[]) returns text language sql immutable parallel safe
       return array_to_string(words, ' ')`,
    );
    for (const table of [orders, activities, userNames]) await queryRunner.query(table);
    for (const table of ['orders', 'activities', 'user_names']) {
      await enablePortalSecurity(queryRunner, table);
    }
    await makeAppendOnly(queryRunner, 'activities');
    await createIndexes(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['user_names', 'activities', 'orders']) {
      await queryRunner.query(`drop table ${table}`);
    }
    await queryRunner.query('drop function joined(text[])');
  }
}

async function createIndexes(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    `create unique index orders_idempotency on orders (idempotency_caller, idempotency_key)
     where idempotency_key is not null`,
  );
  await queryRunner.query(`create index orders_placing on orders (created_at) where status = 'placing'`);
  await queryRunner.query('create index activities_of_order on activities (order_id, at desc, id desc)');
  await queryRunner.query('create index orders_search on orders using gin (search_text gin_trgm_ops)');
  await queryRunner.query('create index orders_portal_unique_id on orders (portal_id, unique_id)');
  for (const column of sortColumns) {
    await queryRunner.query(`create index orders_${column} on orders (${column}, unique_id)`);
    await queryRunner.query(
      `create index orders_portal_${column} on orders (portal_id, ${column}, unique_id)`,
    );
  }
}
