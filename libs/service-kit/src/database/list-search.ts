import type { EntityManager, QueryRunner } from 'typeorm';
import { portalRule } from './portal-rule.js';
import { searchPattern } from './select-page.js';

/** More matches than this are common words: the list is then read in its own order until the page is full. */
const mostMatches = 10_000;
/** The trigram index knows nothing of shorter texts. */
const shortestIndexed = 3;

/**
 * Makes the search of a list use the trigram index of its `search_text`. Under row-level security PostgreSQL must not:
 * LIKE is not leak-proof, so it may only look at rows that have passed the rule, one by one. The function looks as
 * the owner, whom a rule of its own lets read, repeats the portal's rule, and tells numbers only; whoever calls it
 * reads the rows themselves under row-level security. Temporary tables are named last: unnamed they come first, where a
 * caller could put one of his own in the place of the owner's.
 */
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

/**
 * The numbers of all rows in the transaction's portal that hold the typed text; null when nothing, or too little, was
 * typed, or too many rows hold it.
 */
export async function findMatches(
  manager: EntityManager,
  table: string,
  typed: string,
): Promise<string[] | null> {
  const pattern = searchPattern(typed);
  if (pattern.length < shortestIndexed + 2) return null;
  const [row] = await manager.query<{ matches: string[] }[]>(
    `select array(select ${table}_matching($1, $2)) as matches`,
    [pattern, mostMatches + 1],
  );
  return row && row.matches.length <= mostMatches ? row.matches : null;
}
