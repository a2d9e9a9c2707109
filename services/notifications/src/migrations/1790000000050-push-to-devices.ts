import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers that are told of an order, and what they are told. */
export class PushToDevices1790000000050 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table push_devices (
      id uuid primary key,
      order_id uuid not null,
      portal_id uuid not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      language text not null,
      link_sealed text not null,
      ends_at timestamptz,
      created_at timestamptz not null,
      unique (order_id, endpoint)
    )`);
    await enablePortalSecurity(queryRunner, 'push_devices');
    await queryRunner.query(
      'create index push_devices_over on push_devices (ends_at) where ends_at is not null',
    );
    await queryRunner.query(`create table push_messages (
      id uuid primary key,
      device_id uuid not null references push_devices (id) on delete cascade,
      portal_id uuid not null,
      transition text not null,
      title text not null,
      tag text not null,
      attempts int not null default 0,
      due_at timestamptz,
      give_up_at timestamptz not null,
      unique (device_id, transition)
    ) with (fillfactor = 80)`);
    await enablePortalSecurity(queryRunner, 'push_messages');
    await queryRunner.query(
      'create index push_messages_due on push_messages (due_at) where due_at is not null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table push_messages, push_devices');
  }
}
