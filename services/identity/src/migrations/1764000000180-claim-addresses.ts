import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One account owns an address. Other companies may enter it all the same, and do not learn that it is taken. */
export class ClaimAddresses1764000000180 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add owns_email boolean not null default true');
    await queryRunner.query('create unique index users_email_of_portal on users (portal_id, lower(email))');
    await queryRunner.query('drop index users_email');
    await queryRunner.query('create unique index users_email on users (lower(email)) where owns_email');
  }

  /** Those without an address of their own cannot be told apart from owners any more: they are archived under another one. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`update users set status = 'Archived', archived_at = now(), email = id || '@claimed.invalid'
      where not owns_email`);
    await queryRunner.query('drop index users_email');
    await queryRunner.query('create unique index users_email on users (lower(email))');
    await queryRunner.query('drop index users_email_of_portal');
    await queryRunner.query('alter table users drop owns_email');
  }
}
