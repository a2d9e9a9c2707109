import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import {
  Any,
  Column,
  Entity,
  type FindOptionsWhere,
  type MigrationInterface,
  PrimaryColumn,
  type QueryRunner,
} from 'typeorm';
import { PortalReplica } from '../../portals/portal-replica.js';
import type { ServiceDefinition } from '../../service-definition.js';
import { startTestService, type TestService } from '../../testing/index.js';
import { OtherEvents } from '../../testing/sample-service.js';
import { DatabaseModule } from '../database.module.js';
import { createKitTables, enablePortalSecurity } from '../migration-helpers.js';
import { type Scope, systemScope } from '../scope.js';
import { withPortal } from '../with-portal.js';
import { withinDays } from './list-days.js';
import type { ListDefinition } from './list-definition.js';
import { createSearchTable } from './list-search.js';
import { type ListRequest, readList } from './read-list.js';

/** A row with a column of each kind that lists show and sort by. */
@Entity('boats')
class BoatEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('bigint')
  hullNumber: number;

  @Column('uuid')
  portalId: string;

  @Column('text')
  boatName: string;

  @Column('int')
  price: number;

  @Column('text', { array: true })
  tags: string[];

  @Column('date')
  dueOn: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('jsonb')
  details: { color: string };
}

class CreateBoats1790000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createKitTables(queryRunner);
    await queryRunner.query('create extension if not exists pg_trgm');
    await queryRunner.query(`create table boats (id uuid primary key, hull_number bigint not null unique,
      portal_id uuid not null, boat_name text not null, price int not null, tags text[] not null,
      due_on date not null, created_at timestamptz not null, details jsonb not null)`);
    await enablePortalSecurity(queryRunner, 'boats');
    await createSearchTable(queryRunner, {
      table: 'boats',
      columns: ['hull_number', 'boat_name'],
      text: `new.hull_number::text || ' ' || new.boat_name`,
    });
  }

  async down(): Promise<void> {}
}

@Module({
  imports: [DatabaseModule.forService({ name: 'quoting', entities: [BoatEntity] })],
  providers: [OtherEvents, PortalReplica],
})
class BoatsModule {}

const boatsService: ServiceDefinition = {
  name: 'quoting',
  module: BoatsModule,
  migrations: [CreateBoats1790000000000],
  endpoints: [],
};

interface BoatRow {
  number: number;
  name: string;
  tags: string[];
  dueOn: string;
  createdAt: string;
  details: { color: string };
}

type SortKey = 'number' | 'name' | 'price' | 'dueOn' | 'createdAt' | 'tag';

const boatList: ListDefinition<BoatEntity, BoatRow, SortKey> = {
  entity: BoatEntity,
  row: { shape: { number: 0, name: 0, tags: 0, dueOn: 0, createdAt: 0, details: 0 } },
  columns: { number: 'hullNumber', name: 'boatName' },
  sort: { price: 'price', tag: { sql: 'lower(t.tags[1])', type: 'text' } },
  tieBreaker: 'hullNumber',
  search: { index: 'boats', number: 'hull_number' },
};
/** Equal sort values are ordered by id. */
const byId: typeof boatList = { ...boatList, tieBreaker: 'id', search: { sql: 't.boat_name', type: 'text' } };

let service: TestService;
const portalId = randomUUID();
const other = randomUUID();
const names = ['Bea', 'Ann', 'Cy', 'Ann', 'Dee'];

function aBoat(index: number, overrides: Partial<BoatEntity> = {}): BoatEntity {
  const boat: BoatEntity = {
    id: randomUUID(),
    hullNumber: 100 + index,
    portalId,
    boatName: names[index] ?? 'Many',
    price: 1000 - index,
    tags: [index % 2 === 0 ? 'Even' : 'odd', 'all'],
    dueOn: `2026-11-${String(20 + (index % 5)).padStart(2, '0')}`,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, 0, index)),
    details: { color: 'red' },
  };
  return Object.assign(boat, overrides);
}

const insert = (boats: BoatEntity[]) =>
  withPortal(service.dataSource, systemScope, (manager) => manager.getRepository(BoatEntity).insert(boats));

interface Asked extends Partial<ListRequest<SortKey>> {
  scope?: Scope;
  where?: FindOptionsWhere<BoatEntity>;
  definition?: typeof boatList;
  isFoundFirst?: boolean;
}

async function read(asking: Asked = {}) {
  const {
    scope = { portalId },
    where = {},
    definition = boatList,
    isFoundFirst = false,
    ...request
  } = asking;
  const asked = { searchText: '', sortby: 'number', sortorder: 1, ...request } as const;
  const reply = await withPortal(service.dataSource, scope, (manager) =>
    readList(manager, definition, { request: asked, where, isFoundFirst }),
  );
  const page: { rows: BoatRow[]; total: number | null; next: string | null } = JSON.parse(reply.json);
  return { ...page, indexes: page.rows.map(({ number }) => number - 100) };
}

beforeAll(async () => {
  service = await startTestService(boatsService);
  await insert([0, 1, 2, 3, 4].map((index) => aBoat(index)));
  await insert([aBoat(900, { portalId: other, boatName: 'Foreign' })]);
});
afterAll(() => service.close());

describe('an entity', () => {
  it('comes back as it was stored: days as text, big numbers as numbers, instants as dates', async () => {
    const boat = aBoat(901, { portalId: other, dueOn: '2026-03-08' });
    await insert([boat]);
    const found = await withPortal(service.dataSource, { portalId: other }, (manager) =>
      manager.getRepository(BoatEntity).findOneBy({ hullNumber: boat.hullNumber }),
    );
    expect(found).toEqual(boat);
  });
});

describe('a page of a list', () => {
  it('has the portal’s rows as the definition names them, how many there are, and no next page', async () => {
    const { rows, total, next } = await read();
    expect({ total, next }).toEqual({ total: 5, next: null });
    expect(rows[1]).toEqual({
      number: 101,
      name: 'Ann',
      tags: ['odd', 'all'],
      dueOn: '2026-11-21',
      createdAt: '2026-11-20T12:00:00.001Z',
      details: { color: 'red' },
    });
  });

  const sorts: [SortKey, 1 | -1, number[]][] = [
    ['number', -1, [4, 3, 2, 1, 0]],
    ['name', 1, [1, 3, 0, 2, 4]],
    ['name', -1, [4, 2, 0, 3, 1]],
    ['price', 1, [4, 3, 2, 1, 0]],
    ['dueOn', 1, [0, 1, 2, 3, 4]],
    ['createdAt', -1, [4, 3, 2, 1, 0]],
    ['tag', 1, [0, 2, 4, 1, 3]],
  ];
  it.each(sorts)('sorted by %s (%d) is the same in one page and in pages of two', async (...sort) => {
    const [sortby, sortorder, expected] = sort;
    expect((await read({ sortby, sortorder })).indexes).toEqual(expected);
    const paged: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await read({ sortby, sortorder, limit: 2, cursor });
      expect(page.total).toBe(5);
      paged.push(...page.indexes);
      cursor = page.next;
    } while (cursor);
    expect(paged).toEqual(expected);
  });

  it.each(sorts)('found first and sorted by %s (%d) has the same rows and cursors', async (...sort) => {
    const [sortby, sortorder] = sort;
    for (const definition of [boatList, byId]) {
      let cursor: string | null = null;
      do {
        const asked = { definition, sortby, sortorder, limit: 2, cursor };
        const page = await read(asked);
        expect(await read({ ...asked, isFoundFirst: true })).toEqual(page);
        cursor = page.next;
      } while (cursor);
    }
  });

  it('found first keeps to its filters and its search, and skips', async () => {
    const { indexes, total } = await read({
      isFoundFirst: true,
      where: { boatName: Any(['Ann', 'Bea', 'Cy']) },
      searchText: 'n',
      skip: 1,
      sortby: 'name',
    });
    expect({ indexes, total }).toEqual({ indexes: [3], total: 2 });
  });

  it('breaks ties by an id as well as by a number', async () => {
    const seen = new Set<number>();
    let cursor: string | null = null;
    do {
      const page = await read({ definition: byId, sortby: 'name', limit: 1, cursor });
      for (const index of page.indexes) seen.add(index);
      cursor = page.next;
    } while (cursor);
    expect(seen.size).toBe(5);
  });

  it('skips, and accepts the values of a query string', async () => {
    expect((await read({ skip: 3, sortorder: '-1' })).indexes).toEqual([1, 0]);
  });

  it('keeps to its filters', async () => {
    expect((await read({ where: { boatName: Any(['Bea', 'Cy']) } })).indexes).toEqual([0, 2]);
    expect((await read({ where: { portalId: other } })).rows).toEqual([]);
    const days = (from: string | null, to: string | null) =>
      read({ where: { createdAt: withinDays({ from, to, timeZone: 'America/New_York' }) } });
    expect((await days('2026-11-20', '2026-11-20')).total).toBe(5);
    expect((await days('2026-11-21', null)).total).toBe(0);
    expect((await days(null, '2026-11-19')).total).toBe(0);
    expect((await days(null, null)).total).toBe(5);
    expect((await days('0001-01-01', '9999-12-31')).total).toBe(5);
    expect((await days(null, '0001-01-01')).total).toBe(0);
  });

  it('counts exactly to 1,000 and gives no total beyond', async () => {
    const busy = randomUUID();
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_none, at) => aBoat(2000 + from + at, { portalId: busy }));
    await insert(many(0, 1000));
    expect((await read({ scope: { portalId: busy }, limit: 1 })).total).toBe(1000);
    await insert(many(1000, 1001));
    expect((await read({ scope: { portalId: busy }, limit: 1 })).total).toBeNull();
  });
});

describe('a cursor', () => {
  const cursorOf = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it('of another sort key is refused', async () => {
    const { next } = await read({ sortby: 'name', limit: 2 });
    for (const sortby of ['price', 'createdAt', 'dueOn'] as const) {
      await expect(read({ sortby, cursor: next })).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it.each([
    { v: 1, sort: 'x', id: '101' },
    { v: 1, sort: '101', id: 'x' },
    { v: 1, sort: '1e400', id: '101' },
    { v: 1, sort: '\u0000', id: '101' },
    { v: 1, sort: '9'.repeat(30), id: '101' },
  ])('made by hand is refused: %j', async (value) => {
    await expect(read({ sortby: 'number', cursor: cursorOf(value) })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('from long ago is no fault', async () => {
    const cursor = cursorOf({ v: 1, sort: '0099-01-01 00:00:00+00 BC', id: '1' });
    expect((await read({ sortby: 'createdAt', cursor })).indexes).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a search', () => {
  it.each([
    ['a part of the name', 'eE', [4]],
    ['a number', '#102', [2]],
    ['two letters, which the index does not know', 'nn', [1, 3]],
    ['signs that LIKE knows', '%', []],
    ['words in any order', 'nn #103', [3]],
    ['words of which one is missing', 'nn 104', []],
  ])('finds by %s', async (_what, searchText, expected) => {
    expect((await read({ searchText })).indexes).toEqual(expected);
  });

  it('finds no row of another portal', async () => {
    expect((await read({ searchText: 'foreign' })).rows).toEqual([]);
    expect((await read({ searchText: 'foreign', scope: systemScope })).total).toBe(1);
  });

  it('finds by an expression where a list has no search table', async () => {
    expect((await read({ definition: byId, searchText: 'NN' })).indexes).toEqual([1, 3]);
  });

  it('follows a row that changes or goes', async () => {
    const boat = aBoat(50, { boatName: 'Before' });
    await insert([boat]);
    const inPortal = <T>(work: Parameters<typeof withPortal<T>>[2]) =>
      withPortal(service.dataSource, { portalId }, work);
    await inPortal((manager) => manager.getRepository(BoatEntity).update(boat.id, { boatName: 'After' }));
    expect((await read({ searchText: 'before' })).rows).toEqual([]);
    expect((await read({ searchText: 'after' })).indexes).toEqual([50]);
    await inPortal((manager) => manager.getRepository(BoatEntity).delete(boat.id));
    expect((await read({ searchText: 'after' })).rows).toEqual([]);
  });

  it('is a function that ignores temporary tables', async () => {
    const [row] = await service.dataSource.query(
      `select prosecdef, proconfig from pg_proc where proname = 'boats_matching'`,
    );
    expect(row).toEqual({ prosecdef: true, proconfig: ['search_path=public, pg_temp'] });
  });
});
