import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address book of each portal, and the latest orders of a customer. */
export class KeepAddresses1800000000034 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table addresses (
      id uuid primary key,
      portal_id uuid not null,
      version int not null,
      status text not null check (status in ('Active', 'Archived')),
      business_name text not null,
      location_type text,
      address text not null,
      place jsonb not null,
      city text not null,
      state text not null,
      zip text not null,
      contacts jsonb not null,
      hours text not null,
      gate text not null,
      trucks text,
      notes text not null,
      created_at timestamptz not null
    )`);
    await enablePortalSecurity(queryRunner, 'addresses');
    await queryRunner.query(
      'create index addresses_by_name on addresses (portal_id, lower(business_name), id)',
    );
    await queryRunner.query(
      'create index orders_of_customer on orders (portal_id, customer_email, unique_id desc)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index orders_of_customer');
    await queryRunner.query('drop table addresses');
  }
}
