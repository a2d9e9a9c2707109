import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asked for the link to an order, until it is looked up; and the links that were mailed. */
export class MailLinks1791000000220 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create table link_requests (
        id bigint generated always as identity primary key,
        unique_id bigint not null,
        email text not null,
        request_id text,
        traceparent text
      )`,
    );
    await queryRunner.query(
      `create table sent_links (
        id uuid primary key,
        order_id uuid not null references orders (id),
        portal_id uuid not null,
        sent_at timestamptz not null
      )`,
    );
    await enablePortalSecurity(queryRunner, 'sent_links');
    await queryRunner.query('create index sent_links_of_order on sent_links (order_id, sent_at)');
    await queryRunner.query('create index sent_links_age on sent_links (sent_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table sent_links, link_requests');
  }
}
