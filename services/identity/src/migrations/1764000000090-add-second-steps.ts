import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a person, like known devices: read before anyone's portal is known. */
const tables = `
  create table authenticators (
    user_id uuid primary key references users (id),
    secret_sealed text not null,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    last_step integer not null default 0,
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
  create index passkeys_of_user on passkeys (user_id, created_at);

  create table passkey_challenges (
    id text primary key,
    challenge text not null,
    expires_at timestamptz not null
  );
  create index passkey_challenges_expires_at on passkey_challenges (expires_at);
`;

const userList = (more: string) => `
  create or replace view user_list with (security_invoker = true) as
    select u.id, u.portal_id, u.company_name, u.first_name, u.last_name, u.email, u.phone, u.mobile_phone, u.role,
      u.is_super_admin, u.status, u.created_at, u.archived_at, u.last_signed_in_at, u.invited_at,
      case when u.invited_at is not null then u.must_change_password_at end as invitation_ends_at${more}
    from users u
`;

const secondStep = `,
      case
        when exists (select 1 from passkeys k where k.user_id = u.id) then 'passkey'
        when exists (select 1 from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
          then 'authenticator'
        when u.last_signed_in_at is not null then 'emailCode'
      end as second_step`;

/** Authenticator apps, recovery codes and passkeys, and which of them the list of users shows. */
export class AddSecondSteps1764000000090 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(tables);
    await queryRunner.query(userList(secondStep));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop view user_list');
    await queryRunner.query(userList(''));
    await queryRunner.query('drop table authenticators, recovery_codes, passkeys, passkey_challenges');
  }
}
