import {
  createKitTables,
  createSearchTable,
  enablePortalSecurity,
  makeAppendOnly,
} from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DEFAULT_RATE_SHEET } from '../pricing/constants.js';
import { defaultMakes } from '../settings/default-makes.js';
import { defaultServiceLevels, holidaysFrom } from '../settings/default-settings.js';

/** Settings are one versioned document, so that a quote can name the version that priced it. */
const tables = `
  create sequence quote_number start 10001;
  create table quotes (
    id uuid default gen_random_uuid() primary key,
    unique_id bigint not null default nextval('quote_number') unique,
    portal_id uuid not null,
    company_name text not null,
    version int not null default 1,
    status text not null check (status in ('Unsaved', 'Saved', 'Booked', 'Archived')),
    is_public boolean not null default false,
    created_by uuid,
    customer_full_name text not null,
    customer_email text not null default '',
    customer_phone text not null default '',
    pickup jsonb not null,
    delivery jsonb not null,
    pickup_text text not null,
    delivery_text text not null,
    vehicles text[] not null,
    miles int not null check (miles >= 1 and miles <= 5000),
    miles_source text not null,
    transport_type text not null check (transport_type in ('OPEN', 'ENCLOSED', 'WHITEGLOVE')),
    service_level int not null default 1 check (service_level in (1, 3, 5, 7)),
    price int not null check (price > 0),
    pricing jsonb not null,
    pricing_inputs jsonb not null,
    pricing_version int not null,
    created_at timestamptz not null,
    priced_at timestamptz not null,
    expires_at timestamptz not null,
    archived_at timestamptz,
    order_id uuid,
    booking_begun_at timestamptz,
    language text not null default 'en',
    was_saved boolean not null default false,
    lost_reason text,
    mailed_at timestamptz,
    check ((status = 'Booked') = (order_id is not null))
  ) with (fillfactor = 85);
  create table settings (
    id int default 1 check (id = 1) primary key,
    version int not null default 1,
    service_levels jsonb not null,
    holidays jsonb not null,
    default_sheet jsonb not null
  );
  create table makes (
    make text not null,
    model text not null,
    pricing_class text not null,
    constraint makes_other check ((lower(make) <> 'other') and (lower(model) !~~ 'other (%')),
    primary key (make, model)
  );
  create table settings_changes (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    action text not null,
    user_id uuid not null,
    address text not null,
    request_id text not null,
    before jsonb,
    after jsonb
  );
  create table quote_imports (
    id uuid default gen_random_uuid() primary key,
    portal_id uuid not null,
    company_name text not null,
    file_name text not null,
    created_by uuid not null,
    created_at timestamptz not null,
    finished_at timestamptz
  );
  create table quote_import_rows (
    import_id uuid not null references quote_imports (id) on delete cascade,
    portal_id uuid not null,
    line int not null,
    cells jsonb not null,
    status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
    message text,
    quote_id uuid,
    check ((status = 'done') = (quote_id is not null)),
    check ((status = 'failed') = (message is not null)),
    primary key (import_id, line)
  );`;

/**
 * Every change of a quote updates every index, so there are only those for sorts that people use within a portal, and for
 * number, date and status across portals. Behind the sort key stand filters that few rows pass, so that they are checked
 * without reading the rows.
 */
const indexes = `
  create index quotes_created_at on quotes (created_at, unique_id);
  create index quotes_created_by on quotes (created_by, unique_id) where created_by is not null;
  create index quotes_mailed on quotes (mailed_at) where mailed_at is not null;
  create unique index quotes_order_id on quotes (order_id) where order_id is not null;
  create index quotes_portal_created_at on quotes (portal_id, created_at, unique_id, status, transport_type, created_at);
  create index quotes_portal_customer_full_name on quotes (portal_id, customer_full_name, unique_id, status, transport_type, created_at);
  create index quotes_portal_delivery_text on quotes (portal_id, delivery_text, unique_id, status, transport_type, created_at);
  create index quotes_portal_pickup_text on quotes (portal_id, pickup_text, unique_id, status, transport_type, created_at);
  create index quotes_portal_price on quotes (portal_id, price, unique_id, status, transport_type, created_at);
  create index quotes_portal_status on quotes (portal_id, status, unique_id, transport_type, created_at, expires_at);
  create index quotes_portal_unique_id on quotes (portal_id, unique_id);
  create index quotes_portal_vehicle on quotes (portal_id, (vehicles[1]), unique_id, status, transport_type, created_at);
  create index quotes_status on quotes (status, unique_id, transport_type, created_at, expires_at);
  create index quotes_unsaved on quotes (priced_at) where status = 'Unsaved' and not is_public;
  create unique index makes_folded on makes (lower(make), lower(model));
  create index quote_imports_all on quote_imports (created_at desc);
  create index quote_imports_portal on quote_imports (portal_id, created_at desc);
  create index quote_imports_unfinished on quote_imports (created_at) where finished_at is null;`;

export class CreateQuoting1800000000000 implements MigrationInterface {
  static readonly follows = 'MailQuotes1790000000150';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create extension if not exists pg_trgm');
    await createKitTables(queryRunner);
    await queryRunner.query(tables);
    for (const table of ['quote_import_rows', 'quote_imports', 'quotes'])
      await enablePortalSecurity(queryRunner, table);
    await makeAppendOnly(queryRunner, 'settings_changes');
    await queryRunner.query(indexes);
    await createSearchTable(queryRunner, {
      table: 'quotes',
      columns: ['customer_full_name', 'pickup_text', 'delivery_text', 'vehicles'],
      text: `new.unique_id::text || ' ' || new.customer_full_name || ' ' || new.pickup_text || ' ' ||
        new.delivery_text || ' ' || array_to_string(new.vehicles, ' ')`,
    });
    await writeFirstSettings(queryRunner);
    await notifyOfChanges(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Nothing came before it.');
  }
}

async function writeFirstSettings(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    'insert into settings (service_levels, holidays, default_sheet) values ($1, $2, $3)',
    [
      JSON.stringify(defaultServiceLevels),
      JSON.stringify(holidaysFrom(new Date().getUTCFullYear())),
      JSON.stringify(DEFAULT_RATE_SHEET),
    ],
  );
  const rows = defaultMakes().flatMap(({ make, models }) =>
    models.map(({ model, pricingClass }) => ({ make, model, pricing_class: pricingClass })),
  );
  await queryRunner.query(
    `insert into makes (make, model, pricing_class)
     select make, model, pricing_class from jsonb_to_recordset($1::jsonb) as t(make text, model text, pricing_class text)`,
    [JSON.stringify(rows)],
  );
}

/** A change of settings, makes or portals notifies every process to reload its pricing snapshot. */
async function notifyOfChanges(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`create function notify_pricing_snapshot() returns trigger language plpgsql as
      $$ begin perform pg_notify('pricing_snapshot', tg_table_name); return null; end $$`);
  for (const table of ['settings', 'makes', 'portal_replicas']) {
    await queryRunner.query(`create trigger ${table}_changed after insert or update or delete on ${table}
      for each statement execute function notify_pricing_snapshot()`);
  }
}
