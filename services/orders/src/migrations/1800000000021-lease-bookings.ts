import { createDueColumns, dropDueColumns } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interrupted bookings and subscriptions at the TMS are claimed by a lease. What an older version writes is due as well. */
export class LeaseBookings1800000000021 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table orders add column finish_at timestamptz, add column finish_tries int not null default 0;
      alter table orders alter column finish_at set default now() + interval '30 seconds';
      set local app."all" = 'yes';
      update orders set finish_at = now() where reply is null;
      drop index orders_placing;
      create index orders_placing on orders (finish_at) where reply is null;
      alter table dispatch_subscriptions alter column claimed_until set default 'epoch'`);
    await createDueColumns(queryRunner, 'dispatch_subscriptions', 'token_hash is null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropDueColumns(queryRunner, 'dispatch_subscriptions');
    await queryRunner.query(`
      alter table dispatch_subscriptions alter column claimed_until drop default;
      drop index orders_placing;
      create index orders_placing on orders (created_at) where reply is null;
      alter table orders drop column finish_at, drop column finish_tries`);
  }
}
