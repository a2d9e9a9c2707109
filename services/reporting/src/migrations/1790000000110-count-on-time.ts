import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const zone = `coalesce((select p.data ->> 'timeZone' from portal_replicas p where p.portal_id = f.portal_id), 'America/New_York')`;

/** The days where the company is; where it is not known here, the provider's. */
const doneOn = `
  update order_facts f set
    picked_up_on = (f.picked_up_at at time zone ${zone})::date,
    delivered_on = (f.delivered_at at time zone ${zone})::date
  where f.picked_up_at is not null or f.delivered_at is not null`;

/** What an order adds to the counts, once for its company and once for all. */
const counted = `
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

/** Late ones and those that are not done: few, and what people look for. */
const indexes = [
  `order_facts_pickup_late on order_facts (pickup_last_day, portal_id)
    where picked_up_on > pickup_last_day and status <> 'Canceled'`,
  `order_facts_delivery_late on order_facts (delivery_last_day, portal_id)
    where delivered_on > delivery_last_day and status <> 'Canceled'`,
  `order_facts_pickup_open on order_facts (pickup_last_day, portal_id)
    where picked_up_on is null and status in ('Pending', 'New')`,
  `order_facts_delivery_open on order_facts (delivery_last_day, portal_id)
    where delivered_on is null and status in ('Pending', 'New', 'Picked Up')`,
];

export class CountOnTime1790000000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(
      'alter table order_facts add column picked_up_on date, add column delivered_on date',
    );
    await queryRunner.query(doneOn);
    await queryRunner.query(`create table on_time_counts (
      portal_id uuid not null,
      dimension text not null,
      day date not null,
      key text not null,
      leg text not null,
      on_time int not null,
      late int not null,
      primary key (portal_id, dimension, day, key, leg)
    ) with (fillfactor = 70)`);
    await enablePortalSecurity(queryRunner, 'on_time_counts');
    await queryRunner.query(counted);
    await queryRunner.query(`insert into on_time_counts
      select portal_id, dimension, day, key, leg, sum(on_time), sum(late)
      from orders_counted group by portal_id, dimension, day, key, leg`);
    for (const index of indexes) await queryRunner.query(`create index ${index}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const index of indexes) await queryRunner.query(`drop index ${index.split(' ')[0]}`);
    await queryRunner.query('drop view orders_counted');
    await queryRunner.query('drop table on_time_counts');
    await queryRunner.query('alter table order_facts drop column picked_up_on, drop column delivered_on');
  }
}
