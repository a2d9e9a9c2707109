import { type EntityManager, type FindOperator, type ObjectLiteral, type QueryRunner, Raw } from 'typeorm';
import { enablePortalSecurity } from '../migration-helpers.js';
import { portalRule } from '../portal-rule.js';
import type { ListExpression, SearchIndex } from './list-definition.js';

/** More matches than this are common words: the list is then read in its own order until the page is full. */
const mostMatches = 10_000;

/** Of the words typed, the longest: one of them is rare, or none is. */
const mostLookedUp = 3;

/** For LIKE on lower-case text: what people type is text, never a pattern. */
function searchPattern(typed: string): string {
  return `%${typed.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

const asWritten = /(?<![\w@])(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]*(\d{3})[ .-]*(\d{4})(?![\w@])/g;

/** Digits that may be a part of a phone; fewer are found in too many. */
const partOfPhone = /^\d{7,9}$/;
const phoneMask = '(ddd) ddd-dddd';

/** The digits as they stand in the mask in which phones are stored, from each place where they may begin. */
function masked(digits: string): string[] {
  const places = [...phoneMask.matchAll(/d/g)].map(({ index }) => index);
  return places.slice(0, places.length - digits.length + 1).map((start, at) => {
    let next = 0;
    return phoneMask
      .slice(start, (places[at + digits.length - 1] ?? start) + 1)
      .replaceAll('d', () => digits.charAt(next++));
  });
}

/**
 * The words of what was typed, the longest first: all of them are looked for, in any order, each as it is typed or as it
 * may be written. A phone number is one word, in its mask; in digits alone it would be found inside other numbers, and
 * they inside it.
 */
function wordPatterns(typed: string): string[][] {
  const phones = typed.match(asWritten) ?? [];
  const words = typed.replace(asWritten, ' ').split(/,?(?:\s+|$)/);
  return [...phones.map((phone) => phone.replace(asWritten, '($1) $2-$3')), ...words]
    .map((word) => word.replace(/^#/, ''))
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
    .map((word) => (partOfPhone.test(word) ? [word, ...masked(word)] : [word]).map(searchPattern));
}

interface SearchTable {
  /** The table of the list; it has `id uuid`. */
  table: string;
  /** The columns that are searched, and the text made of them: an SQL expression over `new`. */
  columns: string[];
  text: string;
  /** The column with the portal's id: `portal_id` by default, `id` for the portals themselves. */
  portal?: string;
}

/**
 * A table `<table>_search` beside a list with the text that is searched and its trigram index, kept by a trigger: what
 * changes otherwise in a row costs that index nothing.
 *
 * Under row-level security PostgreSQL may not use the index: LIKE is not leak-proof, so it may only look at rows that
 * have passed the rule, one by one. The function `<table>_matching` therefore looks as the owner, whom a policy of its
 * own lets read. It repeats the portal's rule and returns ids only; the caller reads the rows themselves under
 * row-level security. `pg_temp` is named last: otherwise it comes first, and a caller's temporary table could take the
 * place of the owner's.
 */
export async function createSearchTable(
  queryRunner: QueryRunner,
  { table, columns, text, portal = 'portal_id' }: SearchTable,
): Promise<void> {
  const search = `${table}_search`;
  await queryRunner.query(`create table ${search} (
    id uuid primary key references ${table} (id) on delete cascade,
    portal_id uuid not null,
    search_text text not null
  )`);
  await enablePortalSecurity(queryRunner, search);
  await queryRunner.query(
    `create policy owner_searches on ${search} for select to current_user using (true)`,
  );
  await queryRunner.query(`create index ${search}_text on ${search} using gin (search_text gin_trgm_ops)`);
  await writeSearchText(queryRunner, { table, columns, text, portal });
  if (portal === 'portal_id') await followPortal(queryRunner, table);
  await queryRunner.query(`create function ${table}_matching(pattern text, most int) returns setof uuid
    language sql stable security definer set search_path = public, pg_temp
    begin atomic
      select id from ${search} where search_text like pattern and (${portalRule}) limit most;
    end`);
}

/** What the text of a search table is made of from now on; rows that are there keep theirs until they change. */
export async function writeSearchText(
  queryRunner: QueryRunner,
  { table, columns, text, portal = 'portal_id' }: SearchTable,
): Promise<void> {
  const search = `${table}_search`;
  await queryRunner.query(`create or replace function write_${search}() returns trigger language plpgsql as $$ begin
    insert into ${search} (id, portal_id, search_text) values (new.id, new.${portal}, lower(${text}))
    on conflict (id) do update set search_text = excluded.search_text
      where ${search}.search_text <> excluded.search_text;
    return null;
  end $$`);
  await queryRunner.query(`create or replace trigger ${search}_follows
    after insert or update of ${columns.join(', ')} on ${table}
    for each row execute function write_${search}()`);
}

/** A row that moves to another portal is searched there. */
async function followPortal(queryRunner: QueryRunner, table: string): Promise<void> {
  await queryRunner.query(`create or replace function move_search_row() returns trigger language plpgsql as $$ begin
    execute format('update %I set portal_id = $1 where id = $2', tg_table_name || '_search')
      using new.portal_id, new.id;
    return null;
  end $$`);
  await queryRunner.query(`create or replace trigger ${table}_search_moves
    after update of portal_id on ${table}
    for each row when (old.portal_id <> new.portal_id) execute function move_search_row()`);
}

/** Fits a bigint. */
const numberTyped = /^#(\d{1,18})$/;

interface Search {
  search: SearchIndex | ListExpression | undefined;
  typed: string;
}

/** The condition of a searched list; null when nothing was typed. "#10234" means that number, and no VIN or phone with it. */
export async function searchCondition(
  manager: EntityManager,
  { search, typed }: Search,
): Promise<{ sql: string; parameters: ObjectLiteral } | null> {
  if (typed === '' || !search) return null;
  if ('sql' in search) {
    const searchText = searchPattern(typed.replace(/^#/, ''));
    return { sql: `lower(${search.sql}) like :searchText`, parameters: { searchText } };
  }
  const [, searchNumber] = numberTyped.exec(typed.trim()) ?? [];
  if (search.number && searchNumber) {
    return { sql: `t.${search.number} = :searchNumber`, parameters: { searchNumber } };
  }
  const words = wordPatterns(typed);
  const searchTexts = Object.fromEntries(words.map((patterns, at) => [`searchText${at}`, patterns]));
  const isLike = Object.keys(searchTexts).map((name) => `s.search_text like any(:${name})`);
  // Asked row by row in the list's own order: as `exists` it becomes a join, and all matches are sorted for one page.
  const hasAll = `(select ${isLike.join(' and ')} from ${search.index}_search as s where s.id = t.id)`;
  for (const patterns of words.slice(0, mostLookedUp)) {
    const searchMatches = await findMatches(manager, search.index, patterns);
    if (!searchMatches) continue;
    const others = words.length > 1 ? ` and ${hasAll}` : '';
    return { sql: `t.id = any(:searchMatches)${others}`, parameters: { searchMatches, ...searchTexts } };
  }
  return { sql: hasAll, parameters: searchTexts };
}

/** What was typed stands in this one of the searched columns, in capitals or not; found by the search table. */
export async function textInColumn(
  manager: EntityManager,
  table: string,
  typed: string,
): Promise<FindOperator<string>> {
  const textPattern = searchPattern(typed);
  const textMatches = await findMatches(manager, table, [textPattern]);
  const isFound = textMatches ? 't.id = any(:textMatches) and ' : '';
  return Raw((column) => `${isFound}lower(${column}) like :textPattern`, { textPattern, textMatches });
}

/** The ids of all rows of the transaction's portal that hold one of the texts; null when they are too common. */
async function findMatches(
  manager: EntityManager,
  table: string,
  patterns: string[],
): Promise<string[] | null> {
  const [row] = await manager.query<{ matches: string[] }[]>(
    `select array(select ${table}_matching(pattern, $2) from unnest($1::text[]) as pattern) as matches`,
    [patterns, mostMatches + 1],
  );
  return row && row.matches.length <= mostMatches ? row.matches : null;
}
