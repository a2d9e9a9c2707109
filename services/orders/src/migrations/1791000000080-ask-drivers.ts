import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The links that drivers were sent; of a link's secret only the hash is kept. */
const locationRequests = `
  create table location_requests (
    id uuid primary key,
    order_id uuid not null references orders (id),
    portal_id uuid not null,
    token_hash text not null unique,
    phone text not null,
    requested_by text not null,
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    shared_at timestamptz
  )`;

export class AskDrivers1791000000080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(locationRequests);
    await enablePortalSecurity(queryRunner, 'location_requests');
    await queryRunner.query(
      'create index location_requests_of_order on location_requests (order_id, requested_at)',
    );
    await queryRunner.query('create index location_requests_expired on location_requests (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table location_requests');
  }
}
