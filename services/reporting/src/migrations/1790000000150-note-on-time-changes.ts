import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a pickup or delivery adds to what was on time, or takes away from it: written wherever a fact changes. */
const deltas = `create table on_time_deltas (
  id bigint generated always as identity primary key,
  portal_id uuid not null,
  day date not null,
  leg text not null,
  lane text not null,
  carrier text not null,
  on_time int not null,
  late int not null
)`;

const keys = 'portal_id, day, leg, lane, carrier';
const legOf = (fact: string, sign: 1 | -1, [leg, promised, done]: readonly string[]) => `
  select ${fact}.portal_id, ${fact}.${promised} as day, '${leg}' as leg,
    ${fact}.pickup_state || '>' || ${fact}.delivery_state as lane, ${fact}.carrier_name as carrier,
    ${sign} * (${fact}.${done} <= ${fact}.${promised})::int as on_time,
    ${sign} * (${fact}.${done} > ${fact}.${promised})::int as late
  where ${fact}.status <> 'Canceled' and ${fact}.${promised} is not null and ${fact}.${done} is not null`;

const legs = [
  ['pickup', 'pickup_last_day', 'picked_up_on'],
  ['delivery', 'delivery_last_day', 'delivered_on'],
] as const;
const parts = legs.flatMap((leg) => [legOf('old', -1, leg), legOf('new', 1, leg)]);

/** In the transaction of the fact, whoever writes it: what was counted of the order goes, what it is now comes. */
const noteChange = `create function note_on_time_change() returns trigger language plpgsql as $$ begin
  insert into on_time_deltas (${keys}, on_time, late)
  select ${keys}, sum(on_time), sum(late)
  from (${parts.join(' union all ')}) as parts
  group by ${keys}
  having sum(on_time) <> 0 or sum(late) <> 0;
  return null;
end $$`;

const countedOf = (row: string) =>
  `(${row}.status = 'Canceled', ${row}.portal_id, ${row}.pickup_state, ${row}.delivery_state, ${row}.carrier_name,
    ${row}.pickup_last_day, ${row}.picked_up_on, ${row}.delivery_last_day, ${row}.delivered_on)`;

/** As version 110 had it. */
const countedBefore = `
  create view orders_counted with (security_invoker = true) as
  select f.order_id, whose.portal_id, c.dimension, leg.promised_on as day, c.key, leg.leg,
    (leg.done_on <= leg.promised_on)::int as on_time,
    (leg.done_on > leg.promised_on)::int as late
  from order_facts f
  cross join lateral (values
    ('pickup', f.pickup_last_day, f.picked_up_on),
    ('delivery', f.delivery_last_day, f.delivered_on)
  ) leg (leg, promised_on, done_on)
  cross join lateral (values (f.portal_id), ('00000000-0000-0000-0000-000000000000'::uuid)) whose (portal_id)
  cross join lateral (values
    ('total', ''),
    ('lane', f.pickup_state || '>' || f.delivery_state),
    ('carrier', f.carrier_name)
  ) c (dimension, key)
  where f.status <> 'Canceled' and leg.promised_on is not null and leg.done_on is not null`;

/** Changes that came while nobody counted are in the facts alone. */
const recount = [
  `set local app."all" = 'yes'`,
  'delete from on_time_counts',
  `insert into on_time_counts
    select portal_id, dimension, day, key, leg, sum(on_time), sum(late)
    from orders_counted group by portal_id, dimension, day, key, leg`,
];

export class NoteOnTimeChanges1790000000150 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [deltas, noteChange]) await queryRunner.query(statement);
    await enablePortalSecurity(queryRunner, 'on_time_deltas');
    await queryRunner.query(`create trigger order_facts_on_time after update on order_facts for each row
      when (${countedOf('old')} is distinct from ${countedOf('new')}) execute function note_on_time_change()`);
    await queryRunner.query(`create trigger order_facts_on_time_presence after insert or delete on order_facts for each row
      execute function note_on_time_change()`);
    for (const statement of recount) await queryRunner.query(statement);
    await queryRunner.query('drop view orders_counted');
    await queryRunner.query(`update rollup_states set rollup = 'on time' where rollup = 'on_time_counts'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const trigger of ['order_facts_on_time', 'order_facts_on_time_presence'])
      await queryRunner.query(`drop trigger ${trigger} on order_facts`);
    await queryRunner.query('drop function note_on_time_change');
    await queryRunner.query('drop table on_time_deltas');
    for (const statement of [countedBefore, ...recount]) await queryRunner.query(statement);
    await queryRunner.query(`update rollup_states set rollup = 'on_time_counts' where rollup = 'on time'`);
  }
}
