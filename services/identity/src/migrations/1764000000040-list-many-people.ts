import { createSearchTable, dropSearchTable, enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists and searches of users and portals that cost the same with 100,000 users in 10,000 portals. */
export class ListManyPeople1764000000040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create extension if not exists pg_trgm');
    await queryRunner.query(`set local app."all" = 'yes'`);
    await keepCompanyNames(queryRunner);
    await countUsers(queryRunner);
    await replaceViews(queryRunner);
    for (const index of indexes) await queryRunner.query(`create index ${index}`);
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

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropSearchTable(queryRunner, 'portals');
    await dropSearchTable(queryRunner, 'users');
    for (const index of indexes) await queryRunner.query(`drop index ${index.split(' ')[0]}`);
    await restoreViews(queryRunner);
    await queryRunner.query('drop trigger users_are_counted on users');
    await queryRunner.query('drop trigger portals_are_counted on portals');
    await queryRunner.query('drop function count_users(), count_new_portal()');
    await queryRunner.query('drop table portal_user_counts');
    await queryRunner.query('drop trigger users_take_company_name on users');
    await queryRunner.query('drop trigger portals_give_company_name on portals');
    await queryRunner.query('drop function take_company_name(), give_company_name()');
    await queryRunner.query('alter table users drop column company_name');
  }
}

const indexes = [
  'users_by_email on users (email, id)',
  'users_by_role on users (role, id)',
  'users_of_role_by_last_name on users (role, lower(last_name), id)',
  'users_by_company on users (lower(company_name), id)',
  `users_archived on users (lower(last_name), id) where status = 'Archived'`,
  'users_invited on users (lower(last_name), id) where invited_at is not null',
];

/** The company's name stands with the user, so that one index sorts and searches by it. */
async function keepCompanyNames(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`alter table users add column company_name text not null default ''`);
  await queryRunner.query(
    'update users u set company_name = p.company_name from portals p where p.id = u.portal_id',
  );
  // The lock waits for a name that is being changed: else the user would keep the old one.
  await queryRunner.query(`create function take_company_name() returns trigger language plpgsql as $$ begin
    new.company_name := (select company_name from portals where id = new.portal_id for key share);
    return new;
  end $$`);
  await queryRunner.query(`create trigger users_take_company_name before insert or update of portal_id on users
    for each row execute function take_company_name()`);
  await queryRunner.query(`create function give_company_name() returns trigger language plpgsql as $$ begin
    update users set company_name = new.company_name where portal_id = new.id;
    return null;
  end $$`);
  await queryRunner.query(`create trigger portals_give_company_name after update of company_name on portals
    for each row when (old.company_name <> new.company_name) execute function give_company_name()`);
}

/** In a table of its own: a portal that is being changed does not hold up its users. */
async function countUsers(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`create table portal_user_counts (
    portal_id uuid primary key references portals (id) on delete cascade,
    users int not null
  ) with (fillfactor = 80)`);
  await enablePortalSecurity(queryRunner, 'portal_user_counts');
  await queryRunner.query(`insert into portal_user_counts (portal_id, users)
    select p.id, count(u.id) from portals p left join users u on u.portal_id = p.id and u.status = 'Active'
    group by p.id`);
  await queryRunner.query('create index portal_user_counts_users on portal_user_counts (users, portal_id)');
  await queryRunner.query(`create function count_new_portal() returns trigger language plpgsql as $$ begin
    insert into portal_user_counts (portal_id, users) values (new.id, 0);
    return null;
  end $$`);
  await queryRunner.query(`create trigger portals_are_counted after insert on portals
    for each row execute function count_new_portal()`);
  await queryRunner.query(`create function count_users() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' and old.status = 'Active' then
      update portal_user_counts set users = users - 1 where portal_id = old.portal_id;
    end if;
    if tg_op <> 'DELETE' and new.status = 'Active' then
      update portal_user_counts set users = users + 1 where portal_id = new.portal_id;
    end if;
    return null;
  end $$`);
  await queryRunner.query(`create trigger users_are_counted
    after insert or delete or update of status, portal_id on users
    for each row execute function count_users()`);
}

async function replaceViews(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`create or replace view user_list with (security_invoker = true) as
    select u.id, u.portal_id, u.company_name, ${userColumns} from users u`);
  await queryRunner.query(`create or replace view portal_list with (security_invoker = true) as
    select ${portalColumns}, c.users
    from portals p join portal_user_counts c on c.portal_id = p.id`);
}

async function restoreViews(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`create or replace view user_list with (security_invoker = true) as
    select u.id, u.portal_id, p.company_name, ${userColumns}
    from users u join portals p on p.id = u.portal_id`);
  await queryRunner.query(`create or replace view portal_list with (security_invoker = true) as
    select ${portalColumns}, coalesce(active.users, 0)::int as users
    from portals p left join (
      select portal_id, count(*) as users from users where status = 'Active' group by portal_id
    ) as active on active.portal_id = p.id`);
}

const userColumns = `u.first_name, u.last_name, u.email, u.phone, u.mobile_phone, u.role, u.is_super_admin,
  u.status, u.created_at, u.archived_at, u.last_signed_in_at, u.invited_at,
  case when u.invited_at is not null then u.must_change_password_at end as invitation_ends_at`;

const portalColumns = `p.id, p.company_name, p.is_dealership, p.is_premium, p.is_customer_portal,
  p.has_custom_rates, p.company_city, p.company_state, p.contact_full_name, p.contact_email`;
