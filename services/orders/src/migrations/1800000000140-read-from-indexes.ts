import { mailboxSql } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists of some days, and their totals, read of an order beside its day and number. */
const ofDays = 'sd_status_label, price';

/** Each sort of the lists: a column, and what the indexes of a portal and of all include. */
const sorts: { column: string; name?: string; portal?: string; all?: string }[] = [
  { column: 'created_at', portal: ofDays, all: `portal_id, ${ofDays}` },
  { column: 'customer_full_name' },
  { column: 'delivery_place_text' },
  { column: 'delivery_scheduled_at', portal: ofDays, all: `portal_id, ${ofDays}` },
  { column: 'payment_type', portal: 'price', all: 'portal_id, price' },
  { column: 'pickup_place_text' },
  { column: 'pickup_scheduled_at', portal: ofDays, all: `portal_id, ${ofDays}` },
  { column: 'price' },
  { column: 'sd_status_label', portal: 'price', all: 'portal_id, price' },
  { column: '(vehicle_names[1])', name: 'vehicle' },
];

const including = (columns: string | undefined) => (columns ? ` include (${columns})` : '');

const listIndexes = [
  ...sorts.flatMap(({ column, name = column, portal, all }) => [
    { name: `orders_portal_${name}`, keys: `(portal_id, ${column}, unique_id)`, included: including(portal) },
    { name: `orders_${name}`, keys: `(${column}, unique_id)`, included: including(all) },
  ]),
  { name: 'orders_company_name', keys: '(company_name, unique_id)', included: '' },
  // Totals without a filter are read from this one: in the order of the rows, few pages tell which of them all may see.
  { name: 'orders_portal_unique_id', keys: '(portal_id, unique_id)', included: including('price') },
];

/**
 * Lists of a few days, and totals, are read from indexes alone. Bookings in progress are in no list: a booking writes the
 * indexes of lists once, when it is confirmed. A customer's orders are found in all portals, too. Bookings of the public
 * are counted by their time: under row-level security an expression over the mailbox is no condition of an index.
 */
export class ReadFromIndexes1800000000140 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Orders can be read meanwhile: dropping an index locks them, and comes last.
    for (const { name, keys, included } of listIndexes) {
      await queryRunner.query(`alter index ${name} rename to ${name}_before;
        create index ${name} on orders ${keys}${included} where status <> 'placing'`);
    }
    await queryRunner.query(`
      alter index orders_of_customer rename to orders_of_customer_before;
      alter index orders_owner rename to orders_owner_before;
      create index orders_of_customer on orders (customer_email, unique_id) where status <> 'placing';
      create index orders_owner on orders (owner_id, unique_id) where owner_id is not null and status <> 'placing';
      create index orders_public on orders (created_at) where is_public;
      drop index orders_public_mailbox, orders_of_customer_before, orders_owner_before;
      drop index ${listIndexes.map(({ name }) => `${name}_before`).join(', ')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name, keys } of listIndexes) {
      await queryRunner.query(`drop index ${name}; create index ${name} on orders ${keys}`);
    }
    await queryRunner.query(`
      drop index orders_of_customer, orders_owner, orders_public;
      create index orders_owner on orders (owner_id, unique_id) where owner_id is not null;
      create index orders_of_customer on orders (portal_id, customer_email, unique_id desc);
      create index orders_public_mailbox on orders (${mailboxSql('customer_email')}, created_at) where is_public`);
  }
}
