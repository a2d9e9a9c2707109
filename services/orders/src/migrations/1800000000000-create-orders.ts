import {
  createKitTables,
  createSearchTable,
  enablePortalSecurity,
  mailboxSql,
  makeAppendOnly,
} from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { firstTerms } from './first-terms.js';
import { firstTermsInSpanish } from './first-terms-es.js';

/**
 * An order is `placing` from the moment its quote is claimed here until quoting has confirmed it, and no list or page shows it.
 * Terms without a portal are the provider's: every portal reads them, and only the system scope writes them.
 */
const tables = `
  create table orders (
    id uuid primary key,
    quote_id uuid not null,
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
    lease_until timestamptz default (now() + interval '15 seconds') not null,
    reply json,
    canceled_at timestamptz,
    paid_at timestamptz,
    paid_by text,
    payment_requested_at timestamptz,
    terms_accepted_at timestamptz,
    terms_accepted_by text,
    reminded_at timestamptz,
    rush_fee int not null default 0 check (rush_fee >= 0),
    carrier_name text not null default '',
    driver_name text not null default '',
    driver_phone text not null default '',
    driver_lat double precision check (driver_lat >= -90 and driver_lat <= 90),
    driver_long double precision check (driver_long >= -180 and driver_long <= 180),
    driver_updated timestamptz,
    terms_version int,
    delivered_at timestamptz,
    survey_asked_at timestamptz,
    survey_answered_at timestamptz,
    picked_up_at timestamptz,
    language text not null default 'en',
    undo jsonb,
    paid_amount int,
    check ((status = 'placing') = (reply is null)),
    constraint orders_one_per_quote unique (quote_id)
  ) with (fillfactor = 90);
  create table activities (
    id bigint generated always as identity primary key,
    order_id uuid not null references orders (id),
    portal_id uuid not null,
    at timestamptz not null,
    actor text not null,
    from_status text,
    to_status text,
    source text not null check (source in ('system', 'staff', 'customer', 'tms', 'driver')),
    note text not null,
    changes jsonb not null default '[]',
    kind text not null default 'move' check (kind in ('move', 'edit', 'note', 'payment', 'other'))
  );
  create table user_names (
    user_id uuid primary key,
    portal_id uuid not null,
    full_name text not null,
    changed_at timestamptz not null
  );
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
    for_customer boolean not null default false,
    check ((state = 'removed') = (removed_at is not null))
  );
  create table dispatches (
    order_id uuid references orders (id) primary key,
    portal_id uuid not null,
    tms_guid text,
    sent jsonb not null default '{}',
    sent_at timestamptz,
    due_at timestamptz,
    create_began_at timestamptz,
    attempts int not null default 0,
    failing_since timestamptz,
    abandoned_at timestamptz,
    error text not null default '',
    tms_status text,
    tms_changed_at timestamptz,
    poll_at timestamptz,
    lease_until timestamptz not null default 'epoch',
    constraint dispatches_one_per_guid unique (tms_guid)
  ) with (fillfactor = 80);
  create table dispatch_calls (
    id bigint generated always as identity primary key,
    dedup_key text,
    action text not null,
    order_guid text not null,
    body jsonb not null,
    received_at timestamptz not null,
    handled_at timestamptz,
    constraint dispatch_calls_once unique (dedup_key)
  );
  create table dispatch_subscriptions (
    action text primary key,
    callback_url text not null,
    token_hash text,
    claimed_until timestamptz not null
  );
  create table location_requests (
    id uuid primary key,
    order_id uuid not null references orders (id),
    portal_id uuid not null,
    token_hash text not null unique,
    phone text not null,
    requested_by text not null,
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    shared_at timestamptz,
    language text
  );
  create table order_exports (
    id uuid default gen_random_uuid() primary key,
    portal_id uuid,
    requested_by uuid not null,
    request jsonb not null,
    state text not null check (state in ('running', 'done', 'failed')),
    rows_done int not null,
    rows_total int,
    error text,
    created_at timestamptz not null,
    finished_at timestamptz
  );
  create table email_failures (
    order_id uuid not null,
    template text not null,
    to_address text not null,
    portal_id uuid not null,
    email_id uuid not null,
    reason text,
    changed_at timestamptz not null,
    primary key (order_id, template, to_address)
  );
  create unlogged table order_lookups (
    unique_id bigint primary key,
    tries int not null,
    since timestamptz not null
  );
  create table link_requests (
    id bigint generated always as identity primary key,
    unique_id bigint not null,
    email text not null,
    request_id text,
    traceparent text
  );
  create table sent_links (
    id uuid primary key,
    order_id uuid not null references orders (id),
    portal_id uuid not null,
    sent_at timestamptz not null
  );
  create table terms_versions (
    id bigint generated always as identity primary key,
    portal_id uuid,
    version int not null check (version > 0),
    sections jsonb not null,
    created_at timestamptz not null,
    created_by text not null,
    sections_es jsonb not null default '[]',
    constraint terms_versions_counted unique nulls not distinct (portal_id, version)
  );
  create table terms_acceptances (
    id uuid primary key,
    order_id uuid not null references orders (id),
    portal_id uuid not null,
    terms_id bigint not null references terms_versions (id),
    version int not null,
    agreement text not null,
    facts jsonb not null,
    full_name text not null,
    signature jsonb not null,
    accepted_at timestamptz not null,
    address text not null,
    user_agent text not null,
    language text not null default 'en',
    text_language text not null default 'en'
  );
  create table terms_filings (
    acceptance_id uuid references terms_acceptances (id) primary key,
    portal_id uuid not null
  );
  create table change_requests (
    id uuid primary key,
    order_id uuid not null references orders (id),
    portal_id uuid not null,
    kind text not null,
    wished_day date,
    note text not null,
    state text not null,
    asked_at timestamptz not null,
    answer text not null,
    answered_by text not null,
    answered_at timestamptz
  );
  create unlogged table lookup_tries (
    key text primary key,
    tries int not null,
    since timestamptz not null
  );`;

/**
 * A change of state updates few indexes: none has `status` as a key, and only two have the label that people see. So most
 * changes stay within the row's page (HOT), where a tenth is kept free for them.
 */
const indexes = `
  create index orders_cod on orders (paid, pickup_scheduled_at, unique_id)
    where payment_type = 'COD' and status in ('New', 'Picked Up', 'Delivered', 'Pending');
  create index orders_company_name on orders (company_name, unique_id);
  create index orders_created_at on orders (created_at, unique_id);
  create index orders_customer_full_name on orders (customer_full_name, unique_id);
  create index orders_delivery_place_text on orders (delivery_place_text, unique_id);
  create index orders_delivery_scheduled_at on orders (delivery_scheduled_at, unique_id);
  create unique index orders_idempotency on orders (idempotency_caller, idempotency_key)
    where idempotency_key is not null;
  create index orders_open on orders (portal_id, pickup_scheduled_at)
    where status in ('New', 'Pending', 'Picked Up') or (status = 'Delivered' and payment_type = 'COD' and not paid);
  create index orders_payment_type on orders (payment_type, unique_id);
  create index orders_pickup_place_text on orders (pickup_place_text, unique_id);
  create index orders_pickup_scheduled_at on orders (pickup_scheduled_at, unique_id);
  create index orders_placing on orders (created_at) where reply is null;
  create index orders_portal_cod on orders (portal_id, paid, pickup_scheduled_at, unique_id)
    where payment_type = 'COD' and status in ('New', 'Picked Up', 'Delivered', 'Pending');
  create index orders_portal_created_at on orders (portal_id, created_at, unique_id);
  create index orders_portal_customer_full_name on orders (portal_id, customer_full_name, unique_id);
  create index orders_portal_delivery_place_text on orders (portal_id, delivery_place_text, unique_id);
  create index orders_portal_delivery_scheduled_at on orders (portal_id, delivery_scheduled_at, unique_id);
  create index orders_portal_payment_type on orders (portal_id, payment_type, unique_id);
  create index orders_portal_pickup_place_text on orders (portal_id, pickup_place_text, unique_id);
  create index orders_portal_pickup_scheduled_at on orders (portal_id, pickup_scheduled_at, unique_id);
  create index orders_portal_price on orders (portal_id, price, unique_id);
  create index orders_portal_sd_status_label on orders (portal_id, sd_status_label, unique_id);
  create index orders_portal_unique_id on orders (portal_id, unique_id);
  create index orders_portal_vehicle on orders (portal_id, (vehicle_names[1]), unique_id);
  create index orders_price on orders (price, unique_id);
  create index orders_public_mailbox on orders (${mailboxSql('customer_email')}, created_at)
    where is_public;
  create index orders_sd_status_label on orders (sd_status_label, unique_id);
  create index orders_survey_due on orders (delivered_at)
    where status = 'Delivered' and survey_asked_at is null and survey_answered_at is null;
  create index orders_vehicle on orders ((vehicle_names[1]), unique_id);
  create index activities_of_order on activities (order_id, at desc, id desc);
  create index files_of_order on order_files (order_id, created_at);
  create index order_files_open on order_files (created_at) where state <> 'added';
  create index dispatches_due on dispatches (due_at) where due_at is not null;
  create index dispatches_failed on dispatches (order_id) where abandoned_at is not null;
  create index dispatches_poll on dispatches (poll_at) where poll_at is not null and tms_guid is not null;
  create index dispatch_calls_age on dispatch_calls (received_at);
  create index dispatch_calls_new on dispatch_calls (id) where handled_at is null;
  create index location_requests_expired on location_requests (expires_at);
  create index location_requests_language on location_requests (phone, shared_at) where language is not null;
  create index location_requests_of_order on location_requests (order_id, requested_at);
  create index order_exports_created on order_exports (created_at);
  create index order_exports_of on order_exports (requested_by, created_at);
  create unique index order_exports_one_at_a_time on order_exports (requested_by) where state = 'running';
  create index email_failures_open on email_failures (changed_at) where reason is not null;
  create index sent_links_age on sent_links (sent_at);
  create index sent_links_of_order on sent_links (order_id, sent_at);
  create index acceptances_of_order on terms_acceptances (order_id, accepted_at desc);
  create index change_requests_of_order on change_requests (order_id, asked_at);
  create unique index change_requests_open on change_requests (order_id, kind) where state = 'open';`;

const portalTables = [
  'activities',
  'change_requests',
  'dispatches',
  'email_failures',
  'location_requests',
  'order_exports',
  'order_files',
  'orders',
  'sent_links',
  'terms_acceptances',
  'terms_filings',
  'terms_versions',
  'user_names',
];

const searchText = `new.unique_id::text || ' ' || new.customer_full_name || ' ' || new.reg || ' ' || new.pickup_place_text || ' ' ||
  new.delivery_place_text || ' ' || joined(new.vehicle_names) || ' ' || joined(new.vins)`;

export class CreateOrders1800000000000 implements MigrationInterface {
  static readonly follows = 'KeepWhatWasPaid1791000000490';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create extension if not exists pg_trgm');
    // array_to_string is marked as stable only, but is immutable for text.
    await queryRunner.query(`create function joined(words text[]) returns text language sql immutable parallel safe
      return array_to_string(words, ' ')`);
    await createKitTables(queryRunner);
    await queryRunner.query(tables);
    for (const table of portalTables) await enablePortalSecurity(queryRunner, table);
    await queryRunner.query(
      'create policy provider_rows on terms_versions for select using (portal_id is null)',
    );
    for (const table of ['activities', 'terms_versions', 'terms_acceptances']) {
      await makeAppendOnly(queryRunner, table);
    }
    await queryRunner.query(indexes);
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
      text: searchText,
    });
    await writeFirstTerms(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Nothing came before it.');
  }
}

async function writeFirstTerms(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`set local app."all" = 'yes'`);
  await queryRunner.query(
    `insert into terms_versions (version, sections, sections_es, created_at, created_by) values (1, $1, $2, now(), '')`,
    [JSON.stringify(firstTerms), JSON.stringify(firstTermsInSpanish)],
  );
}
