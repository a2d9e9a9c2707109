import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of people who are invited. The rows are the truth of an import: any worker goes on where one broke off. */
export class ImportUsers1764000000060 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table user_imports (
        id uuid primary key default gen_random_uuid(),
        portal_id uuid not null,
        company_name text not null,
        file_name text not null,
        created_by uuid not null,
        address text not null,
        created_at timestamptz not null,
        finished_at timestamptz
      )`);
    await queryRunner.query(`
      create table user_import_rows (
        import_id uuid not null references user_imports (id) on delete cascade,
        portal_id uuid not null,
        line int not null,
        cells jsonb not null,
        status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
        message text,
        user_id uuid,
        primary key (import_id, line),
        check ((status = 'done') = (user_id is not null)),
        check ((status = 'failed') = (message is not null))
      )`);
    await enablePortalSecurity(queryRunner, 'user_imports');
    await enablePortalSecurity(queryRunner, 'user_import_rows');
    await queryRunner.query('create index user_imports_by on user_imports (created_by, created_at desc)');
    await queryRunner.query(
      'create index user_imports_unfinished on user_imports (created_at) where finished_at is null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table user_import_rows');
    await queryRunner.query('drop table user_imports');
  }
}
