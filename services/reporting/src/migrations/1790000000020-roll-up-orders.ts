import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const sums = `orders bigint not null, vehicles bigint not null, revenue bigint not null, miles bigint not null,
  vehicle_miles bigint not null`;

/** What an order adds to a report, or takes away from it: written wherever a fact changes. */
const deltas = `create table order_deltas (
  id bigint generated always as identity primary key,
  portal_id uuid not null,
  booked_day date not null,
  transport_type text not null,
  service_level int not null,
  mileage_band int not null,
  ${sums}
)`;

/** docs/adr/0019-rollups-of-orders.md says what each kind is. Rows of all portals have an id that no portal has. */
const rollups = `create table order_rollups (
  kind text not null,
  start date not null,
  portal_id uuid not null,
  transport_type text not null,
  service_level int not null,
  mileage_band int not null,
  ${sums},
  primary key (kind, start, portal_id, transport_type, service_level, mileage_band)
) with (fillfactor = 80)`;

const deltaColumns = `portal_id, booked_day, transport_type, service_level, mileage_band, orders, vehicles, revenue, miles,
  vehicle_miles`;
const partOf = (fact: string, sign: 1 | -1) =>
  `${fact}.portal_id, ${fact}.booked_day, ${fact}.transport_type, coalesce(${fact}.service_level, 0),
   ${fact}.mileage_band, ${sign}, ${sign} * ${fact}.vehicles, ${sign} * ${fact}.price, ${sign} * ${fact}.miles,
   ${sign} * ${fact}.miles * ${fact}.vehicles`;

/** In the transaction of the fact, whoever writes it: what was counted of the order goes, what it is now comes. */
const noteChange = `create function note_order_change() returns trigger language plpgsql as $$ begin
  if tg_op <> 'INSERT' and old.status <> 'Canceled' then
    insert into order_deltas (${deltaColumns}) values (${partOf('old', -1)});
  end if;
  if tg_op <> 'DELETE' and new.status <> 'Canceled' then
    insert into order_deltas (${deltaColumns}) values (${partOf('new', 1)});
  end if;
  return null;
end $$`;

const countedOf = (row: string) =>
  `(${row}.status = 'Canceled', ${row}.portal_id, ${row}.booked_day, ${row}.transport_type, ${row}.service_level,
    ${row}.vehicles, ${row}.price, ${row}.miles)`;

export class RollUpOrders1790000000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [deltas, rollups, noteChange]) await queryRunner.query(statement);
    for (const table of ['order_deltas', 'order_rollups']) await enablePortalSecurity(queryRunner, table);
    await queryRunner.query('create index order_rollups_portal on order_rollups (portal_id, kind, start)');
    await this.keepOthers(queryRunner);
    await queryRunner.query(`create index order_facts_portal_day on order_facts (portal_id, booked_day)`);
    await queryRunner.query(`create index order_facts_day on order_facts (booked_day)`);
    await queryRunner.query(`create trigger order_facts_change after update on order_facts for each row
      when (${countedOf('old')} is distinct from ${countedOf('new')}) execute function note_order_change()`);
    await queryRunner.query(`create trigger order_facts_presence after insert or delete on order_facts for each row
      execute function note_order_change()`);
    // Facts from before are counted as if they came now, and folded in like any other.
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`insert into order_deltas (${deltaColumns})
      select ${partOf('f', 1)} from order_facts f where f.status <> 'Canceled'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const trigger of ['order_facts_change', 'order_facts_presence'])
      await queryRunner.query(`drop trigger ${trigger} on order_facts`);
    await queryRunner.query('drop function note_order_change');
    for (const index of ['order_facts_portal_day', 'order_facts_day'])
      await queryRunner.query(`drop index ${index}`);
    for (const table of [
      'report_regions',
      'report_portals',
      'rollup_turns',
      'rollup_states',
      'order_rollups',
      'order_deltas',
    ])
      await queryRunner.query(`drop table ${table}`);
  }

  /** What else reports read: the state of the rollups, and of portals the few fields that they show. */
  private async keepOthers(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table rollup_states (
      rollup text primary key,
      recounted_at timestamptz,
      differences bigint
    )`);
    // Empty: who changes the rollups locks it, as a lock of their own table would stop its cleaning.
    await queryRunner.query('create table rollup_turns ()');
    await queryRunner.query(`insert into rollup_states (rollup) values ('orders')`);
    await queryRunner.query(`create table report_portals (
      portal_id uuid primary key,
      version int not null,
      company_name text not null,
      region text not null,
      is_dealership boolean not null,
      available_reports text[] not null
    )`);
    await queryRunner.query(`insert into report_portals select portal_id, version, data->>'companyName',
        case when data->>'region' = 'other' then 'other:' || (data->>'regionOther')
          else coalesce(data->>'region', 'none') end,
        coalesce((data->>'isDealership')::boolean, false),
        array(select jsonb_array_elements_text(coalesce(data->'availableReports', '[]')))
      from portal_replicas`);
    await queryRunner.query('create index report_portals_region on report_portals (region)');
    await queryRunner.query(`create table report_regions (
      region_id uuid primary key,
      name text not null,
      changed_at timestamptz not null
    )`);
  }
}
