import { enablePortalSecurity, type MigrationClass, makeAppendOnly } from '@overland/service-kit';
import type { QueryRunner } from 'typeorm';
import { allServices } from '../../../stack/src/services.js';
import { complaintsOf, findConflicts } from './beside-the-release-before.js';
import { bigTables } from './big-tables.js';
import { sqlOf } from './migration-sql.js';

/** Migrations up to here may stop a product that runs (docs/operations/upgrade.md); those after it may not. */
const baseline = 1_800_000_000_179;

const numberOf = ({ name }: MigrationClass) => Number(name.slice(-13));
const whatOf = async (sql: string, isInTransaction = true) =>
  (await findConflicts([sql], isInTransaction)).map(({ what }) => what);

describe('a migration may, beside the release before,', () => {
  it.each([
    'alter table orders add column lane text',
    "alter table orders add column lane text not null default ''",
    'alter table orders add column seen_at timestamptz not null default now()',
    'alter table orders add column lane text generated always as (upper(reg)) virtual',
    'alter table orders alter column reg drop not null',
    "alter table orders alter column reg set default ''",
    'alter table orders set (fillfactor = 80)',
    'alter table orders validate constraint orders_price',
    'alter index orders_lane rename to orders_lanes',
    'create table lanes (id uuid primary key, name text not null); create unique index lanes_name on lanes (name)',
    'create table lanes (id uuid); alter table lanes add column name text not null; update lanes set name = $1',
    'create index regions_name on regions (name)',
    'create or replace function price() returns int language sql return 1',
    'drop trigger orders_told on orders; create trigger orders_told after update on orders execute function told()',
    "insert into settings (key) values ('lanes')",
    "select set_config('app.all', 'yes', true)",
  ])('%s', async (sql) => {
    expect(await whatOf(sql)).toEqual([]);
  });

  it('create an index of a big table concurrently, outside of a transaction', async () => {
    const sql = [
      'drop index concurrently if exists orders_lane',
      'create index concurrently orders_lane on orders (lane)',
    ];
    expect(await findConflicts(sql, false)).toEqual([]);
    expect(await whatOf(sql[1] ?? '')).toEqual(['creates index orders_lane']);
  });

  it('make a table with the security and the rights of the kit', async () => {
    class KeepLanes1800000000999 {
      async up(queryRunner: QueryRunner): Promise<void> {
        await queryRunner.query('create table lanes (id uuid primary key, portal_id uuid not null)');
        await enablePortalSecurity(queryRunner, 'lanes');
        await makeAppendOnly(queryRunner, 'lanes');
      }
      async down(): Promise<void> {}
    }
    expect(await findConflicts(await sqlOf(KeepLanes1800000000999), true)).toEqual([]);
  });
});

describe('a migration may not, beside the release before,', () => {
  it.each([
    ['drop table lanes', 'drops table lanes'],
    ['drop view public.lanes', 'drops view lanes'],
    ['drop function price(int)', 'drops function price'],
    ['drop index orders_lane', 'drops index orders_lane'],
    ['alter table orders drop column reg', 'drops column reg of orders'],
    ['alter table orders rename column reg to plate', 'renames column reg of orders'],
    ['alter table lanes rename to roads', 'renames table lanes'],
    ['alter table orders add column lane text not null', 'adds column lane to orders'],
    ['alter table regions add column lane text unique', 'adds column lane to regions'],
    ['alter table orders add column lane uuid default gen_random_uuid()', 'adds column lane to orders'],
    ['alter table orders add column lane bigserial', 'adds column lane to orders'],
    [
      'alter table orders add column lane text generated always as (upper(reg)) stored',
      'adds column lane to orders',
    ],
    ['alter table orders add column lane int check (lane > 0)', 'adds column lane to orders'],
    ['alter table orders alter column price type bigint', 'changes the type of price of orders'],
    ['alter table regions alter column name set not null', 'sets not null on name of regions'],
    ['alter table regions alter column name drop default', 'drops the default of name of regions'],
    ['alter table orders add constraint paid check (price > 0) not valid', 'adds constraint paid of orders'],
    ['alter table orders drop constraint paid', 'drops constraint paid of orders'],
    ['alter table regions enable row level security', 'does AT_EnableRowSecurity of regions'],
    ['create index orders_lane on orders (lane)', 'creates index orders_lane'],
    ['create unique index regions_name on regions (name)', 'creates index regions_name'],
    ["update orders set lane = ''", 'updates rows of orders'],
    ['with gone as (delete from outbox returning id) select 1', 'deletes rows of outbox'],
    ['revoke update on activities from orders_app', 'revokes rights on activities'],
    ['do $$ begin drop table lanes; end $$', 'runs a DO block'],
    ['lock table orders', 'runs a LockStmt'],
    ['truncate regions', 'runs a TruncateStmt'],
  ])('%s', async (sql, what) => {
    expect(await whatOf(sql)).toEqual([what]);
  });
});

class DropReg1800000000998 {
  static readonly exceptions: Record<string, string> = {
    'drops column reg of orders': 'No release since 1.2.0 names it.',
  };
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders drop column reg');
  }
  async down(): Promise<void> {}
}

describe('an exception', () => {
  it('is named by the migration, with its reason', async () => {
    expect(await complaintsOf(DropReg1800000000998)).toEqual([]);
  });

  it.each([
    ['that is not named', {}, /^drops column reg of orders: the release before may name it\.$/],
    ['without a reason', { 'drops column reg of orders': ' ' }, /^drops column reg of orders: /],
    [
      'that is not needed',
      { ...DropReg1800000000998.exceptions, 'drops table lanes': 'It is gone.' },
      /needs no/,
    ],
  ])('%s is refused', async (_what, exceptions, sentence) => {
    class Dropping1800000000999 extends DropReg1800000000998 {
      static override readonly exceptions = exceptions;
    }
    expect(await complaintsOf(Dropping1800000000999)).toEqual([expect.stringMatching(sentence)]);
  });
});

it('finds what the migration did that stops bookings for two minutes at a million orders', async () => {
  const old = allServices
    .flatMap(({ migrations }) => migrations)
    .find(({ name }) => name === 'ReadFromIndexes1800000000140');
  expect(old && (await complaintsOf(old))).toContainEqual(
    expect.stringContaining('creates index orders_created_at:'),
  );
});

it.each(allServices)(
  '$name: every migration since the baseline runs beside the release before',
  async ({ migrations }) => {
    const since = migrations.filter((migration) => numberOf(migration) > baseline);
    const told = since.map(async (migration) => {
      return (await complaintsOf(migration)).map((complaint) => `${migration.name} ${complaint}`);
    });
    expect((await Promise.all(told)).flat()).toEqual([]);
  },
);

it('every big table is there', async () => {
  const made = await Promise.all(
    allServices.flatMap(({ migrations }) => migrations).map((migration) => sqlOf(migration).catch(() => [])),
  );
  const names = new Set(
    [
      ...made
        .flat()
        .join('\n')
        .matchAll(/create (?:unlogged )?table (\w+)/g),
    ].map(([, name]) => name),
  );
  expect([...bigTables].filter((table) => !names.has(table))).toEqual([]);
});
