import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationClass } from '../service-definition.js';
import { renewPortalRule } from './portal-rule.js';

/** Events written before have none. A database that is new has the column from `createKitTables`. */
class AddTraceparentToOutbox1799000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table if exists outbox add column if not exists traceparent text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table outbox drop column traceparent');
  }
}

/** Tables of portals that were made with the rule as it was before; those of today have it already. */
class RenewPortalRules1799000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const tables: { name: string }[] = await queryRunner.query(
      // The table of portals itself has a rule of its own, on its id.
      `select quote_ident(table_name) as name from pg_policies
       join information_schema.columns on table_schema = schemaname and table_name = tablename
       where policyname = 'portal_rows' and schemaname = 'public' and column_name = 'portal_id'`,
    );
    for (const { name } of tables) await renewPortalRule(queryRunner, name);
  }

  async down(): Promise<void> {}
}

/** Functions that look as the owner and were made before temporary tables were named last; those of today name them. */
class SecureListSearches1799000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`do $$ declare found regprocedure; begin
      for found in select oid from pg_proc
        where prosecdef and pronamespace = 'public'::regnamespace and proname like '%\\_matching'
      loop execute format('alter function %s set search_path = public, pg_temp', found); end loop;
    end $$`);
  }

  async down(): Promise<void> {}
}

/** Changes of the kit's own tables in databases that are there already; run with the migrations of every service. */
export const kitMigrations: MigrationClass[] = [
  AddTraceparentToOutbox1799000000001,
  RenewPortalRules1799000000002,
  SecureListSearches1799000000003,
];
