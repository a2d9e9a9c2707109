import { createKitTables, enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns a list may be sorted by; each gets an index with and without the portal in front. */
const sortColumns = [
  'created_at',
  'customer_full_name',
  'pickup_text',
  'delivery_text',
  'status',
  'price',
  'company_name',
];

export class CreateQuotes1790000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createKitTables(queryRunner);
    await queryRunner.query('create extension if not exists pg_trgm');
    await queryRunner.query('create sequence quote_number start 10001');
    // array_to_string is only stable, and a generated column needs an immutable expression; for text it is one.
    await queryRunner.query(
      `create function joined(words text[]) returns text language sql immutable parallel safe
       return array_to_string(words, ' ')`,
    );
    await queryRunner.query(`
      create table quotes (
        id uuid primary key default gen_random_uuid(),
        unique_id bigint not null unique default nextval('quote_number'),
        portal_id uuid not null,
        company_name text not null,
        version int not null default 1,
        status text not null check (status in ('Unsaved', 'Saved', 'Booked', 'Archived')),
        is_public boolean not null default false,
        created_by uuid,
        customer_full_name text not null,
        customer_email text not null default '',
        customer_phone text not null default '',
        pickup jsonb not null,
        delivery jsonb not null,
        pickup_text text not null,
        delivery_text text not null,
        vehicles text[] not null,
        miles int not null check (miles between 1 and 5000),
        miles_source text not null,
        transport_type text not null check (transport_type in ('OPEN', 'ENCLOSED', 'WHITEGLOVE')),
        service_level int not null default 1 check (service_level in (1, 3, 5, 7)),
        price int not null check (price > 0),
        pricing jsonb not null,
        pricing_inputs jsonb not null,
        pricing_version int not null,
        created_at timestamptz not null,
        priced_at timestamptz not null,
        expires_at timestamptz not null,
        archived_at timestamptz,
        order_id uuid unique,
        search_text text generated always as (
          lower(unique_id::text || ' ' || customer_full_name || ' ' || pickup_text || ' ' || delivery_text || ' ' ||
            joined(vehicles))
        ) stored,
        check ((status = 'Booked') = (order_id is not null))
      )`);
    await enablePortalSecurity(queryRunner, 'quotes');
    await queryRunner.query('create index quotes_search on quotes using gin (search_text gin_trgm_ops)');
    await queryRunner.query('create index quotes_portal_unique_id on quotes (portal_id, unique_id)');
    for (const column of sortColumns) {
      await queryRunner.query(`create index quotes_${column} on quotes (${column}, unique_id)`);
      await queryRunner.query(
        `create index quotes_portal_${column} on quotes (portal_id, ${column}, unique_id)`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table quotes');
    await queryRunner.query('drop function joined(text[])');
    await queryRunner.query('drop sequence quote_number');
  }
}
