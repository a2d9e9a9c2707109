import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What moves record: truck, condition, and the carriers that are suggested. */
export class KeepCarriers1800000000030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table orders add column truck text not null default '',
        add column pickup_condition jsonb, add column delivery_condition jsonb;
      create table known_carriers (
        key text primary key,
        carrier_name text not null,
        driver_name text not null,
        driver_phone text not null,
        truck text not null,
        last_used_at timestamptz not null
      );
      create index known_carriers_latest on known_carriers (last_used_at desc, key);
      set local app."all" = 'yes';
      insert into known_carriers
        select distinct on (lower(carrier_name)) lower(carrier_name), carrier_name, driver_name, driver_phone, '',
          coalesce(picked_up_at, created_at)
        from orders where carrier_name <> '' order by lower(carrier_name), coalesce(picked_up_at, created_at) desc`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table known_carriers;
      alter table orders drop column truck, drop column pickup_condition, drop column delivery_condition`);
  }
}
