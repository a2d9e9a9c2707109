import { createKitTables, enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first day of an instant's month in UTC: a report's time zone must not depend on the server's. */
const monthOf = (column: string) => `date_trunc('month', ${column} at time zone 'UTC')::date`;

export class CreateFacts1790000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createKitTables(queryRunner);
    await queryRunner.query(`
      create table quote_facts (
        quote_id uuid primary key,
        version int not null,
        unique_id bigint not null,
        portal_id uuid not null,
        status text not null,
        transport_type text not null,
        miles int not null,
        price int not null,
        vehicles int not null,
        pickup_state text not null,
        delivery_state text not null,
        created_at timestamptz not null,
        month date generated always as (${monthOf('created_at')}) stored
      )`);
    await queryRunner.query(`
      create table order_facts (
        order_id uuid primary key,
        version int not null,
        unique_id bigint not null,
        quote_id uuid not null,
        portal_id uuid not null,
        status text not null,
        sd_status text not null,
        transport_type text not null,
        payment_type text not null,
        paid boolean not null,
        miles int not null,
        price int not null,
        vehicles int not null,
        booked_at timestamptz not null,
        month date generated always as (${monthOf('booked_at')}) stored
      )`);
    for (const table of ['quote_facts', 'order_facts']) {
      await enablePortalSecurity(queryRunner, table);
      await queryRunner.query(`create index ${table}_portal_month on ${table} (portal_id, month)`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table order_facts');
    await queryRunner.query('drop table quote_facts');
  }
}
