import type { MigrationInterface, QueryRunner } from 'typeorm';

const userList = (more: string) => `
  create or replace view user_list with (security_invoker = true) as
    select u.id, u.portal_id, u.company_name, u.first_name, u.last_name, u.email, u.phone, u.mobile_phone, u.role,
      u.is_super_admin, u.status, u.created_at, u.archived_at, u.last_signed_in_at, u.invited_at,
      case when u.invited_at is not null then u.must_change_password_at end as invitation_ends_at,
      case
        when exists (select 1 from passkeys k where k.user_id = u.id) then 'passkey'
        when exists (select 1 from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
          then 'authenticator'
        when u.last_signed_in_at is not null then 'emailCode'
      end as second_step${more}
    from users u
`;

/** The version that a form of a person was filled from. The old version leaves the column as it is. */
export class VersionUsers1764000000120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add version integer not null default 1');
    await queryRunner.query(userList(', u.version'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop view user_list');
    await queryRunner.query(userList(''));
    await queryRunner.query('alter table users drop column version');
  }
}
