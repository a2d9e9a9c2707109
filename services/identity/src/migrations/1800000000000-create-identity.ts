import {
  createKitTables,
  createSearchTable,
  enablePortalSecurity,
  makeAppendOnly,
} from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The users of a portal are counted in a table of their own, so that a change of a portal does not block its users. */
const tables = `
  create table portals (
    id uuid primary key,
    version int not null default 1 check (version > 0),
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
    discount numeric(12,2) not null check (discount >= 0),
    company_tariff numeric(12,2) not null check (company_tariff >= 0),
    company_tariff_is_percent boolean not null,
    has_variable_company_tariff boolean not null,
    company_tariff_open_transport numeric(12,2) not null check (company_tariff_open_transport >= 0),
    company_tariff_enclosed_transport numeric(12,2) not null check (company_tariff_enclosed_transport >= 0),
    has_white_glove_override boolean not null,
    white_glove_override numeric(12,4) not null check (white_glove_override >= 0),
    portal_quote_expiration_days int not null check (portal_quote_expiration_days >= 1 and portal_quote_expiration_days <= 365),
    portal_admin_discount int not null check (portal_admin_discount >= 0),
    is_premium boolean not null,
    display_mc_logo boolean not null,
    display_agent boolean not null,
    display_payment_type boolean not null,
    display_commission_per_vehicle boolean not null,
    display_discount_option boolean not null,
    display_portal_commission boolean not null,
    location_type_is_required boolean not null,
    portal_commission int not null check (portal_commission >= 0 and portal_commission <= 5000),
    has_custom_rates boolean not null,
    custom_rates jsonb,
    shares_quotes boolean not null,
    requires_registration boolean not null,
    asks_non_domestic boolean not null,
    available_reports jsonb not null check (jsonb_typeof(available_reports) = 'array'),
    created_at timestamptz not null default now(),
    accent_color text not null default '',
    reply_to_email text not null default '',
    support_phone text not null default '',
    requires_second_step boolean not null default false,
    constraint portals_custom_rates_present check (not has_custom_rates or custom_rates is not null),
    constraint portals_eleven_bands check (custom_rates is null or (jsonb_array_length(custom_rates -> 'bands') = 11)),
    constraint portals_premium_has_sheet check (not is_premium or custom_rates is not null)
  );
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
    invited_at timestamptz,
    archived_at timestamptz,
    last_signed_in_at timestamptz,
    company_name text not null default '',
    version int not null default 1,
    owns_email boolean not null default true,
    constraint users_super_admin_is_mc_admin check (not is_super_admin or role = 'MCAdmin')
  );
  create table sessions (
    id uuid primary key,
    user_id uuid not null references users (id),
    portal_id uuid not null references portals (id),
    role text not null,
    is_super_admin boolean not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    last_seen_at timestamptz not null default now(),
    user_agent text not null default '',
    address text not null default '',
    confirmed_at timestamptz not null default now()
  );
  create table sign_in_challenges (
    id_hash text primary key,
    user_id uuid not null references users (id),
    code_hash text not null,
    tries int not null default 0 check (tries >= 0 and tries <= 5),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    redeemed_at timestamptz
  );
  create table sign_in_tries (
    account_key text primary key,
    tries int not null check (tries >= 0 and tries <= 20),
    window_ends_at timestamptz not null
  );
  create table known_devices (
    id_hash text primary key,
    user_id uuid not null references users (id),
    last_used_at timestamptz not null default now()
  );
  create table reset_requests (
    id bigint generated always as identity primary key,
    email text not null,
    request_id text,
    created_at timestamptz not null default now(),
    traceparent text
  );
  create table reset_tokens (
    token_hash text primary key,
    user_id uuid not null references users (id),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    killed_at timestamptz
  );
  create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    action text not null,
    actor_id uuid,
    user_id uuid,
    portal_id uuid,
    request_id text,
    details jsonb not null default '{}',
    address text not null default '',
    changes jsonb not null default '[]'
  );
  create table regions (
    id uuid primary key,
    portal_id uuid not null references portals (id),
    name text not null check (name <> '')
  );
  create table portal_user_counts (
    portal_id uuid primary key references portals (id) on delete cascade,
    users int not null
  ) with (fillfactor = 80);
  create table user_imports (
    id uuid default gen_random_uuid() primary key,
    portal_id uuid not null,
    company_name text not null,
    file_name text not null,
    created_by uuid not null,
    address text not null,
    created_at timestamptz not null,
    finished_at timestamptz
  );
  create table user_import_rows (
    import_id uuid not null references user_imports (id) on delete cascade,
    portal_id uuid not null,
    line int not null,
    cells jsonb not null,
    status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
    message text,
    user_id uuid,
    check ((status = 'done') = (user_id is not null)),
    check ((status = 'failed') = (message is not null)),
    primary key (import_id, line)
  );
  create table authenticators (
    user_id uuid primary key references users (id),
    secret_sealed text not null,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    last_step int not null default 0,
    last_used_at timestamptz
  );
  create table recovery_codes (
    user_id uuid not null references users (id),
    code_hash text not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    primary key (user_id, code_hash)
  );
  create table passkeys (
    id uuid primary key,
    user_id uuid not null references users (id),
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null check (counter >= 0),
    transports jsonb not null,
    name text not null check (name <> ''),
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  );
  create table passkey_challenges (
    id text primary key,
    challenge text not null,
    expires_at timestamptz not null
  );`;

const indexes = `
  create index portals_company_name on portals (lower(company_name), id);
  create index portals_company_state on portals (lower(company_state), id);
  create index portals_contact on portals (lower(contact_full_name), id);
  create unique index portals_one_customer_portal on portals (is_customer_portal) where is_customer_portal;
  create index users_archived on users (lower(last_name), id) where status = 'Archived';
  create index users_by_company on users (lower(company_name), id);
  create index users_by_email on users (email, id);
  create index users_by_role on users (role, id);
  create index users_created_at on users (created_at, id);
  create unique index users_email on users (lower(email)) where owns_email;
  create unique index users_email_of_portal on users (portal_id, lower(email));
  create index users_invited on users (lower(last_name), id) where invited_at is not null;
  create index users_last_name on users (lower(last_name), id);
  create index users_of_portal_by_email on users (portal_id, email, id);
  create index users_of_portal_by_last_name on users (portal_id, lower(last_name), id);
  create index users_of_role_by_last_name on users (role, lower(last_name), id);
  create index sessions_expires_at on sessions (expires_at);
  create index sessions_standing on sessions (user_id) where ended_at is null;
  create index sign_in_challenges_created_at on sign_in_challenges (created_at);
  create index sign_in_challenges_open on sign_in_challenges (user_id, created_at) where redeemed_at is null;
  create index sign_in_tries_window on sign_in_tries (window_ends_at);
  create index known_devices_last_used on known_devices (last_used_at);
  create index known_devices_user on known_devices (user_id);
  create index reset_tokens_created_at on reset_tokens (created_at);
  create index reset_tokens_of_user on reset_tokens (user_id, created_at);
  create index audit_actor on audit (actor_id, at);
  create index audit_at on audit (at, id);
  create index audit_portal on audit (portal_id, id);
  create index audit_portal_at on audit (portal_id, at, id);
  create index audit_user on audit (user_id, at);
  create unique index regions_name on regions (portal_id, lower(name));
  create index portal_user_counts_users on portal_user_counts (users, portal_id);
  create index user_imports_by on user_imports (created_by, created_at desc);
  create index user_imports_unfinished on user_imports (created_at) where finished_at is null;
  create index passkeys_of_user on passkeys (user_id, created_at);
  create index passkey_challenges_expires_at on passkey_challenges (expires_at);`;

/**
 * The company's name is stored with the user, so that one index sorts and searches by it. The lock waits for a name that is
 * being changed, or the user would keep the old one.
 */
const companyNames = `
  create function take_company_name() returns trigger language plpgsql as $$ begin
    new.company_name := (select company_name from portals where id = new.portal_id for key share);
    return new;
  end $$;
  create trigger users_take_company_name before insert or update of portal_id on users
    for each row execute function take_company_name();
  create function give_company_name() returns trigger language plpgsql as $$ begin
    update users set company_name = new.company_name where portal_id = new.id;
    return null;
  end $$;
  create trigger portals_give_company_name after update of company_name on portals
    for each row when (old.company_name <> new.company_name) execute function give_company_name();`;

const userCounts = `
  create function count_new_portal() returns trigger language plpgsql as $$ begin
    insert into portal_user_counts (portal_id, users) values (new.id, 0);
    return null;
  end $$;
  create trigger portals_are_counted after insert on portals for each row execute function count_new_portal();
  create function count_users() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' and old.status = 'Active' then
      update portal_user_counts set users = users - 1 where portal_id = old.portal_id;
    end if;
    if tg_op <> 'DELETE' and new.status = 'Active' then
      update portal_user_counts set users = users + 1 where portal_id = new.portal_id;
    end if;
    return null;
  end $$;
  create trigger users_are_counted after insert or delete or update of status, portal_id on users
    for each row execute function count_users();`;

/** Entries by other services name what they are about; a refusal names what was requested. */
const views = `
  create view user_list with (security_invoker = true) as
    select u.id, u.portal_id, u.company_name, u.first_name, u.last_name, u.email, u.phone, u.mobile_phone, u.role,
      u.is_super_admin, u.status, u.created_at, u.archived_at, u.last_signed_in_at, u.invited_at,
      case when u.invited_at is not null then u.must_change_password_at end as invitation_ends_at,
      case
        when exists (select 1 from passkeys k where k.user_id = u.id) then 'passkey'
        when exists (select 1 from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
          then 'authenticator'
        when u.last_signed_in_at is not null then 'emailCode'
      end as second_step,
      u.version
    from users u;
  create view portal_list with (security_invoker = true) as
    select p.id, p.company_name, p.is_dealership, p.is_premium, p.is_customer_portal, p.has_custom_rates, p.company_city,
      p.company_state, p.contact_full_name, p.contact_email, c.users
    from portals p join portal_user_counts c on c.portal_id = p.id;
  create view audit_list with (security_invoker = true) as
    select a.id, a.at, a.action, a.actor_id, a.user_id, a.portal_id, a.address, a.changes, a.details,
      coalesce(by_whom.first_name || ' ' || by_whom.last_name, '') as actor,
      case when a.action = 'access.refused' then concat_ws(' ', a.details ->> 'method', a.details ->> 'path')
        else coalesce(whom.first_name || ' ' || whom.last_name, a.details ->> 'subject', a.details ->> 'companyName', '')
        end as subject,
      coalesce(p.company_name, '') as company_name
    from audit a
      left join users by_whom on by_whom.id = a.actor_id
      left join users whom on whom.id = a.user_id
      left join portals p on p.id = a.portal_id;`;

/** A portal may see its own row. Read once for each statement, like `portalRule`. */
const ownPortal = `(select current_setting('app.all', true) = 'yes')
  or id = (select nullif(current_setting('app.portal', true), '')::uuid)`;

export class CreateIdentity1800000000000 implements MigrationInterface {
  static readonly follows = 'ClaimAddresses1764000000180';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create extension if not exists pg_trgm');
    await createKitTables(queryRunner);
    await queryRunner.query(tables);
    for (const table of [
      'audit',
      'portal_user_counts',
      'regions',
      'sessions',
      'user_import_rows',
      'user_imports',
      'users',
    ]) {
      await enablePortalSecurity(queryRunner, table);
    }
    await queryRunner.query('alter table portals enable row level security, force row level security');
    await queryRunner.query(
      `create policy portal_rows on portals using (${ownPortal}) with check (${ownPortal})`,
    );
    await makeAppendOnly(queryRunner, 'audit');
    for (const part of [indexes, companyNames, userCounts, views]) await queryRunner.query(part);
    await createSearchTable(queryRunner, {
      table: 'users',
      columns: ['portal_id', 'first_name', 'last_name', 'email', 'company_name'],
      text: `new.first_name || ' ' || new.last_name || ' ' || new.email || ' ' || new.company_name`,
    });
    await createSearchTable(queryRunner, {
      table: 'portals',
      portal: 'id',
      columns: ['company_name', 'company_city', 'company_state', 'contact_full_name', 'contact_email'],
      text: `new.company_name || ' ' || new.company_city || ' ' || new.company_state || ' ' || new.contact_full_name
        || ' ' || new.contact_email`,
    });
  }

  async down(): Promise<void> {
    throw new Error('Nothing came before it.');
  }
}
