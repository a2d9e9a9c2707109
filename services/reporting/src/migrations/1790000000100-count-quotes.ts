import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day where the company is; where it is not known here, the provider's. */
const createdOn = `
  update quote_facts f set created_on = (f.created_at at time zone coalesce(
    (select p.data ->> 'timeZone' from portal_replicas p where p.portal_id = f.portal_id), 'America/New_York'))::date`;

/** What a quote adds to the counts, once for its company and once for all. A booked quote counts as saved. */
const counted = `
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

export class CountQuotes1790000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table quote_facts
      add column service_level int not null default 1,
      add column was_saved boolean not null default false,
      add column lost_reason text,
      add column created_on date`);
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(createdOn);
    await queryRunner.query(`create table quote_counts (
      portal_id uuid not null,
      dimension text not null,
      day date not null,
      key text not null,
      quoted int not null,
      saved int not null,
      booked int not null,
      lost int not null,
      primary key (portal_id, dimension, day, key)
    ) with (fillfactor = 70)`);
    await enablePortalSecurity(queryRunner, 'quote_counts');
    await queryRunner.query(
      `create index quote_counts_companies on quote_counts (day, portal_id) where dimension = 'total'`,
    );
    await queryRunner.query(counted);
    await queryRunner.query(`insert into quote_counts
      select portal_id, dimension, day, key, sum(quoted), sum(saved), sum(booked), sum(lost)
      from quotes_counted group by portal_id, dimension, day, key`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop view quotes_counted');
    await queryRunner.query('drop table quote_counts');
    await queryRunner.query(`alter table quote_facts
      drop column service_level, drop column was_saved, drop column lost_reason, drop column created_on`);
  }
}
