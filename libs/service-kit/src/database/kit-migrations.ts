import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationClass } from '../service-definition.js';
import { followPortal } from './list/list-search.js';
import { createRelayTables } from './migration-helpers.js';
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
      // The table of portals has a separate rule, on its id.
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

/**
 * From one BullMQ job for each event and subscriber to a relay that keeps its progress. Every event still in the
 * outbox is delivered once more, as the old jobs are no longer processed: consumers skip what they have processed.
 */
class RelayByProgress1799000000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const [{ is_old }] = await queryRunner.query(`select to_regproc('notify_outbox') is not null as is_old`);
    if (!is_old) return;
    await queryRunner.query('drop trigger outbox_wakes_relay on outbox');
    await queryRunner.query('drop function notify_outbox()');
    await queryRunner.query('alter table outbox drop column published_at');
    await queryRunner.query('alter table outbox add column xid xid8 not null default pg_current_xact_id()');
    await queryRunner.query(
      'alter table outbox drop constraint outbox_pkey, add primary key (xid, position), alter id drop default',
    );
    await queryRunner.query('create index processed_events_age on processed_events (processed_at)');
    await createRelayTables(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('Events that the relay has handed over cannot be told apart by the old one.');
  }
}

/** Search tables that were made before they followed a row to another portal, and the rows that have moved since. */
class SearchMovedRows1799000000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const found: { name: string }[] = await queryRunner.query(
      // The table of portals has none: a row is its own portal.
      `select table_name as name from pg_proc
       join information_schema.columns on proname = 'write_' || table_name || '_search'
       where pronamespace = 'public'::regnamespace and table_schema = 'public' and column_name = 'portal_id'`,
    );
    if (found.length > 0) await queryRunner.query(`set local app."all" = 'yes'`);
    for (const { name } of found) {
      await followPortal(queryRunner, name);
      await queryRunner.query(`update ${name}_search s set portal_id = t.portal_id from ${name} t
        where t.id = s.id and t.portal_id <> s.portal_id`);
    }
  }

  async down(): Promise<void> {}
}

/** Housekeeping deletes keys by their age. */
class IndexIdempotencyKeys1799000000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `do $$ begin if to_regclass('idempotency_keys') is not null then
         create index if not exists idempotency_keys_age on idempotency_keys (created_at);
       end if; end $$`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index if exists idempotency_keys_age');
  }
}

/** Companies whose rows are being renamed. */
class RenameCompanies1799000000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'create table portal_renames (portal_id uuid primary key, after bigint not null)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table portal_renames');
  }
}

/** Changes of the kit's own tables in databases that are there already; run with the migrations of every service. */
export const kitMigrations: MigrationClass[] = [
  AddTraceparentToOutbox1799000000001,
  RenewPortalRules1799000000002,
  SecureListSearches1799000000003,
  RelayByProgress1799000000004,
  SearchMovedRows1799000000005,
  IndexIdempotencyKeys1799000000006,
  RenameCompanies1799000000007,
];
