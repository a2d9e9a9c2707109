import { makeAppendOnly } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Settings and makes become changeable: a trail of the changes, and models that are one whatever their capitals.
 * The "Other" entries are a rule, not rows, so that nobody can remove one; order follows the names.
 */
export class ChangeSettings1790000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from makes where make = 'Other' or model like 'Other (%'`);
    await queryRunner.query('alter table makes drop column position');
    await queryRunner.query(`
      alter table makes add constraint makes_other
        check (lower(make) <> 'other' and lower(model) not like 'other (%')`);
    await queryRunner.query('create unique index makes_folded on makes (lower(make), lower(model))');
    await queryRunner.query(`
      create table settings_changes (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        action text not null,
        user_id uuid not null,
        address text not null,
        request_id text not null,
        before jsonb,
        after jsonb
      )`);
    await makeAppendOnly(queryRunner, 'settings_changes');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table settings_changes');
    await queryRunner.query('drop index makes_folded');
    await queryRunner.query('alter table makes drop constraint makes_other');
    await queryRunner.query('alter table makes add column position int not null default 0');
  }
}
