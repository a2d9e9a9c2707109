import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators see and change of users, portals and sessions. */
export class AdministerPeople1764000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table users
        add column invited_at timestamptz,
        add column archived_at timestamptz,
        add column last_signed_in_at timestamptz
    `);
    await queryRunner.query(`update users set archived_at = now() where status = 'Archived'`);
    await queryRunner.query(`
      create or replace view user_list with (security_invoker = true) as
        select u.id, u.portal_id, p.company_name, u.first_name, u.last_name, u.email, u.phone, u.mobile_phone,
          u.role, u.is_super_admin, u.status, u.created_at, u.archived_at, u.last_signed_in_at, u.invited_at,
          case when u.invited_at is not null then u.must_change_password_at end as invitation_ends_at
        from users u join portals p on p.id = u.portal_id
    `);
    await queryRunner.query(`
      alter table sessions
        add column last_seen_at timestamptz not null default now(),
        add column user_agent text not null default '',
        add column address text not null default ''
    `);
    await this.openAudit(queryRunner);
    await this.addRegions(queryRunner);
  }

  /** The audit trail is read by administrators, each that of the own portal. */
  private async openAudit(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table audit
        add column address text not null default '',
        add column changes jsonb not null default '[]'
    `);
    await queryRunner.query('create index audit_portal on audit (portal_id, id)');
    await enablePortalSecurity(queryRunner, 'audit');
  }

  private async addRegions(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table regions (
        id uuid primary key,
        portal_id uuid not null references portals (id),
        name text not null check (name <> '')
      )
    `);
    await queryRunner.query('create unique index regions_name on regions (portal_id, lower(name))');
    await enablePortalSecurity(queryRunner, 'regions');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table regions');
    await queryRunner.query(
      'alter table sessions drop column last_seen_at, drop column user_agent, drop column address',
    );
    await queryRunner.query('drop policy portal_rows on audit');
    await queryRunner.query('alter table audit disable row level security');
    await queryRunner.query('drop index audit_portal');
    await queryRunner.query('alter table audit drop column address, drop column changes');
    await queryRunner.query('drop view user_list');
    await queryRunner.query(`
      create view user_list with (security_invoker = true) as
        select u.id, u.portal_id, p.company_name, u.first_name, u.last_name, u.email, u.phone, u.mobile_phone,
          u.role, u.is_super_admin, u.status, u.created_at
        from users u join portals p on p.id = u.portal_id
    `);
    await queryRunner.query(`
      alter table users drop column invited_at, drop column archived_at, drop column last_signed_in_at
    `);
  }
}
