import type { QueryRunner } from 'typeorm';
import { portalRule } from '../portal-rule.js';

/** The list search before it had a separate table, for the migrations that ran with it. */
export async function createListSearch(queryRunner: QueryRunner, table: string): Promise<void> {
  await queryRunner.query(`create policy owner_searches on ${table} for select to current_user using (true)`);
  await queryRunner.query(`create function ${table}_matching(pattern text, most int) returns setof bigint
    language sql stable security definer set search_path = public, pg_temp
    begin atomic
      select unique_id from ${table} where search_text like pattern and (${portalRule}) limit most;
    end`);
}

export async function dropListSearch(queryRunner: QueryRunner, table: string): Promise<void> {
  await queryRunner.query(`drop function ${table}_matching(text, int)`);
  await queryRunner.query(`drop policy owner_searches on ${table}`);
}
