import { createKitTables, enablePortalSecurity, makeAppendOnly } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const portals = `
  create table portals (
    id uuid primary key,
    version integer not null default 1 check (version > 0),
    company_name text not null check (company_name <> ''),
    company_logo text,
    is_dealership boolean not null,
    is_customer_portal boolean not null,
    parent_portal uuid references portals (id),
    region text,
    region_other text not null,
    company_address text not null,
    company_city text not null,
    company_state text not null,
    company_zip text not null,
    company_phone text not null,
    company_fax text not null,
    contact_full_name text not null,
    contact_email text not null,
    contact_phone text not null,
    contact_mobile_phone text not null,
    emails jsonb not null check (jsonb_typeof(emails) = 'array'),
    time_zone text not null check (time_zone <> ''),
    discount numeric(12, 2) not null check (discount >= 0),
    company_tariff numeric(12, 2) not null check (company_tariff >= 0),
    company_tariff_is_percent boolean not null,
    has_variable_company_tariff boolean not null,
    company_tariff_open_transport numeric(12, 2) not null check (company_tariff_open_transport >= 0),
    company_tariff_enclosed_transport numeric(12, 2) not null check (company_tariff_enclosed_transport >= 0),
    has_white_glove_override boolean not null,
    white_glove_override numeric(12, 4) not null check (white_glove_override >= 0),
    portal_quote_expiration_days integer not null check (portal_quote_expiration_days between 1 and 365),
    portal_admin_discount integer not null check (portal_admin_discount >= 0),
    is_premium boolean not null,
    display_mc_logo boolean not null,
    display_agent boolean not null,
    display_payment_type boolean not null,
    display_commission_per_vehicle boolean not null,
    display_discount_option boolean not null,
    display_portal_commission boolean not null,
    location_type_is_required boolean not null,
    portal_commission integer not null check (portal_commission between 0 and 5000),
    has_custom_rates boolean not null,
    custom_rates jsonb,
    shares_quotes boolean not null,
    requires_registration boolean not null,
    asks_non_domestic boolean not null,
    available_reports jsonb not null check (jsonb_typeof(available_reports) = 'array'),
    created_at timestamptz not null default now(),
    constraint portals_custom_rates_present check (not has_custom_rates or custom_rates is not null),
    constraint portals_premium_has_sheet check (not is_premium or custom_rates is not null),
    constraint portals_eleven_bands
      check (custom_rates is null or jsonb_array_length(custom_rates -> 'bands') = 11)
  );
  create unique index portals_one_customer_portal on portals (is_customer_portal) where is_customer_portal;
  create index portals_company_name on portals (lower(company_name), id);
  create index portals_company_state on portals (lower(company_state), id);
  create index portals_contact on portals (lower(contact_full_name), id);
`;

const users = `
  create table users (
    id uuid primary key,
    portal_id uuid not null references portals (id),
    email text not null check (email = lower(email) and length(email) <= 254),
    first_name text not null,
    last_name text not null,
    phone text not null default '',
    mobile_phone text not null default '',
    role text not null check (role in ('MCAdmin', 'Admin', 'User')),
    is_super_admin boolean not null default false,
    status text not null default 'Active' check (status in ('Active', 'Archived')),
    password_hash text not null,
    must_change_password_at timestamptz,
    created_at timestamptz not null default now(),
    constraint users_super_admin_is_mc_admin check (not is_super_admin or role = 'MCAdmin')
  );
  comment on column users.must_change_password_at
    is 'Set for a temporary password: from here on it opens nothing.';
  create unique index users_email on users (lower(email));
  create index users_last_name on users (lower(last_name), id);
  create index users_created_at on users (created_at, id);
  create index users_of_portal_by_last_name on users (portal_id, lower(last_name), id);
  create index users_of_portal_by_email on users (portal_id, email, id);
`;

/** A session keeps the rights it was given; once they differ from the user's, it is no longer active. */
const sessions = `
  create table sessions (
    id uuid primary key,
    user_id uuid not null references users (id),
    portal_id uuid not null references portals (id),
    role text not null,
    is_super_admin boolean not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  );
  create index sessions_standing on sessions (user_id) where ended_at is null;
  create index sessions_expires_at on sessions (expires_at);
`;

/** Codes, cookies and tokens are stored as hashes only. */
const signIn = `
  create table sign_in_challenges (
    id_hash text primary key,
    user_id uuid not null references users (id),
    code_hash text not null,
    tries integer not null default 0 check (tries between 0 and 5),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    redeemed_at timestamptz
  );
  create index sign_in_challenges_open on sign_in_challenges (user_id, created_at) where redeemed_at is null;
  create index sign_in_challenges_created_at on sign_in_challenges (created_at);

  create table sign_in_tries (
    account_key text primary key,
    tries integer not null check (tries between 0 and 20),
    window_ends_at timestamptz not null
  );
  create index sign_in_tries_window on sign_in_tries (window_ends_at);

  create table known_devices (
    id_hash text primary key,
    user_id uuid not null references users (id),
    last_used_at timestamptz not null default now()
  );
  create index known_devices_user on known_devices (user_id);
  create index known_devices_last_used on known_devices (last_used_at);
`;

const resets = `
  create table reset_requests (
    id bigint generated always as identity primary key,
    email text not null,
    request_id text,
    created_at timestamptz not null default now()
  );

  create table reset_tokens (
    token_hash text primary key,
    user_id uuid not null references users (id),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    killed_at timestamptz
  );
  create index reset_tokens_of_user on reset_tokens (user_id, created_at);
  create index reset_tokens_created_at on reset_tokens (created_at);
`;

const audit = `
  create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    action text not null,
    actor_id uuid,
    user_id uuid,
    portal_id uuid,
    request_id text,
    details jsonb not null default '{}'
  );
  create index audit_user on audit (user_id, at);
`;

/** A portal is the rows of itself: the same rule as `enablePortalSecurity`, on the table's own id. */
const portalsSecurity = `
  alter table portals enable row level security;
  alter table portals force row level security;
  create policy portal_rows on portals
    using (id = nullif(current_setting('app.portal', true), '')::uuid
      or current_setting('app.all', true) = 'yes')
    with check (id = nullif(current_setting('app.portal', true), '')::uuid
      or current_setting('app.all', true) = 'yes');
`;

/** The first shape of identity's database. */
export class CreateIdentity1764000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createKitTables(queryRunner);
    for (const sql of [portals, users, sessions, signIn, resets, audit, portalsSecurity]) {
      await queryRunner.query(sql);
    }
    await enablePortalSecurity(queryRunner, 'users');
    await enablePortalSecurity(queryRunner, 'sessions');
    await makeAppendOnly(queryRunner, 'audit');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table audit, reset_tokens, reset_requests, known_devices, sign_in_tries, sign_in_challenges,
        sessions, users, portals;
    `);
  }
}
