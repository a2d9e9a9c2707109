import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a quote adds to conversion, or takes away from it: written wherever a fact changes. */
const deltas = `create table quote_deltas (
  id bigint generated always as identity primary key,
  portal_id uuid not null,
  day date not null,
  lane text not null,
  price int not null,
  level int,
  lost_reason text,
  quoted int not null,
  saved int not null,
  booked int not null,
  lost int not null
)`;

const keys = 'portal_id, day, lane, price, level, lost_reason';
const partOf = (fact: string, sign: 1 | -1) => `
  select ${fact}.portal_id, ${fact}.created_on as day, ${fact}.pickup_state || '>' || ${fact}.delivery_state as lane,
    least(${fact}.price / 250, 12) * 250 as price,
    case when ${fact}.status = 'Booked' then ${fact}.service_level end as level,
    case when ${fact}.status = 'Archived' then coalesce(${fact}.lost_reason, '') end as lost_reason,
    ${sign} as quoted, ${sign} * (${fact}.was_saved or ${fact}.status in ('Saved', 'Booked'))::int as saved,
    ${sign} * (${fact}.status = 'Booked')::int as booked, ${sign} * (${fact}.status = 'Archived')::int as lost`;

/** In the transaction of the fact, whoever writes it: what was counted of the quote goes, what it is now comes. */
const noteChange = `create function note_quote_change() returns trigger language plpgsql as $$ begin
  insert into quote_deltas (${keys}, quoted, saved, booked, lost)
  select ${keys}, sum(quoted), sum(saved), sum(booked), sum(lost)
  from (${partOf('old', -1)} union all ${partOf('new', 1)}) as parts
  where day is not null
  group by ${keys}
  having sum(quoted) <> 0 or sum(saved) <> 0 or sum(booked) <> 0 or sum(lost) <> 0;
  return null;
end $$`;

const countedOf = (row: string) =>
  `(${row}.portal_id, ${row}.created_on, ${row}.pickup_state, ${row}.delivery_state, ${row}.price, ${row}.status,
    ${row}.service_level, ${row}.was_saved, ${row}.lost_reason)`;

/** As version 100 had it. */
const countedBefore = `
  create view quotes_counted with (security_invoker = true) as
  select f.quote_id, whose.portal_id, c.dimension, f.created_on as day, c.key,
    1 as quoted,
    (f.was_saved or f.status in ('Saved', 'Booked'))::int as saved,
    (f.status = 'Booked')::int as booked,
    (f.status = 'Archived')::int as lost
  from quote_facts f
  cross join lateral (values (f.portal_id), ('00000000-0000-0000-0000-000000000000'::uuid)) whose (portal_id)
  cross join lateral (values
    ('total', ''),
    ('lane', f.pickup_state || '>' || f.delivery_state),
    ('price', (least(f.price / 250, 12) * 250)::text),
    ('level', case when f.status = 'Booked' then f.service_level::text end),
    ('lost', case when f.status = 'Archived' then coalesce(f.lost_reason, '') end)
  ) c (dimension, key)
  where c.key is not null and f.created_on is not null`;

/** Changes that came while nobody counted are in the facts alone. */
const recount = [
  `set local app."all" = 'yes'`,
  'delete from quote_counts',
  `insert into quote_counts
    select portal_id, dimension, day, key, sum(quoted), sum(saved), sum(booked), sum(lost)
    from quotes_counted group by portal_id, dimension, day, key`,
];

export class NoteQuoteChanges1790000000140 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [deltas, noteChange]) await queryRunner.query(statement);
    await enablePortalSecurity(queryRunner, 'quote_deltas');
    await queryRunner.query(`create trigger quote_facts_change after update on quote_facts for each row
      when (${countedOf('old')} is distinct from ${countedOf('new')}) execute function note_quote_change()`);
    await queryRunner.query(`create trigger quote_facts_presence after insert or delete on quote_facts for each row
      execute function note_quote_change()`);
    for (const statement of recount) await queryRunner.query(statement);
    await queryRunner.query('drop view quotes_counted');
    await queryRunner.query(`update rollup_states set rollup = 'quotes' where rollup = 'quote_counts'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const trigger of ['quote_facts_change', 'quote_facts_presence'])
      await queryRunner.query(`drop trigger ${trigger} on quote_facts`);
    await queryRunner.query('drop function note_quote_change');
    await queryRunner.query('drop table quote_deltas');
    for (const statement of [countedBefore, ...recount]) await queryRunner.query(statement);
    await queryRunner.query(`update rollup_states set rollup = 'quote_counts' where rollup = 'quotes'`);
  }
}
