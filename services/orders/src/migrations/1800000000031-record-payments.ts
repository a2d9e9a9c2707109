import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that were marked paid before have no row: the code shows what they were paid as one payment (`unrecorded-payment.ts`). */
export class RecordPayments1800000000031 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table orders add column paid_on date;
      create table order_payments (
        id uuid primary key,
        order_id uuid not null references orders (id),
        portal_id uuid not null,
        method text not null,
        amount int not null check (amount >= 0),
        paid_on date,
        reference text not null,
        taken_by text,
        taken_at timestamptz,
        voided_by text,
        voided_at timestamptz
      );
      create index order_payments_order on order_payments (order_id)`);
    await enablePortalSecurity(queryRunner, 'order_payments');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table order_payments');
    await queryRunner.query('alter table orders drop column paid_on');
  }
}
