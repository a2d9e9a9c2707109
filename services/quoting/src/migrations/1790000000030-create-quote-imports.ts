import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows are the truth of an import: a job only works them off, and another one goes on where it broke off. */
export class CreateQuoteImports1790000000030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table quote_imports (
        id uuid primary key default gen_random_uuid(),
        portal_id uuid not null,
        company_name text not null,
        file_name text not null,
        created_by uuid not null,
        created_at timestamptz not null,
        finished_at timestamptz
      )`);
    await queryRunner.query(`
      create table quote_import_rows (
        import_id uuid not null references quote_imports (id) on delete cascade,
        portal_id uuid not null,
        line int not null,
        cells jsonb not null,
        status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
        message text,
        quote_id uuid,
        primary key (import_id, line),
        check ((status = 'done') = (quote_id is not null)),
        check ((status = 'failed') = (message is not null))
      )`);
    await enablePortalSecurity(queryRunner, 'quote_imports');
    await enablePortalSecurity(queryRunner, 'quote_import_rows');
    await queryRunner.query(
      'create index quote_imports_portal on quote_imports (portal_id, created_at desc)',
    );
    await queryRunner.query('create index quote_imports_all on quote_imports (created_at desc)');
    await queryRunner.query(
      'create index quote_imports_unfinished on quote_imports (created_at) where finished_at is null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table quote_import_rows');
    await queryRunner.query('drop table quote_imports');
  }
}
