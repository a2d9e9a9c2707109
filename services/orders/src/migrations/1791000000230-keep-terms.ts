import { enablePortalSecurity, makeAppendOnly } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { firstTerms } from './first-terms.js';

/** Without a portal they are the provider's, which every portal reads and only the whole system writes. */
const versions = `
  create table terms_versions (
    id bigint generated always as identity primary key,
    portal_id uuid,
    version int not null check (version > 0),
    sections jsonb not null,
    created_at timestamptz not null,
    created_by text not null,
    constraint terms_versions_counted unique nulls not distinct (portal_id, version)
  )`;

const acceptances = `
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
    user_agent text not null
  )`;

/** Acceptances whose PDF is not among the files of the order yet. */
const filings = `
  create table terms_filings (
    acceptance_id uuid primary key references terms_acceptances (id),
    portal_id uuid not null
  )`;

/** Terms in versions, and who accepted which. */
export class KeepTerms1791000000230 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [versions, acceptances, filings]) await queryRunner.query(table);
    for (const table of ['terms_versions', 'terms_acceptances', 'terms_filings']) {
      await enablePortalSecurity(queryRunner, table);
    }
    await queryRunner.query(
      'create policy provider_rows on terms_versions for select using (portal_id is null)',
    );
    for (const table of ['terms_versions', 'terms_acceptances']) await makeAppendOnly(queryRunner, table);
    await queryRunner.query(
      'create index acceptances_of_order on terms_acceptances (order_id, accepted_at desc)',
    );
    await queryRunner.query('alter table orders add column terms_version int');
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query('update orders set terms_version = 1 where terms_accepted_at is not null');
    await queryRunner.query(
      `insert into terms_versions (portal_id, version, sections, created_at, created_by)
       values (null, 1, $1, now(), '')`,
      [JSON.stringify(firstTerms)],
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders drop column terms_version');
    for (const table of ['terms_filings', 'terms_acceptances', 'terms_versions']) {
      await queryRunner.query(`drop table ${table}`);
    }
  }
}
