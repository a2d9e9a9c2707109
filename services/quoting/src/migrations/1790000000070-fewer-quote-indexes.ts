import { createSearchTable, dropListSearch, dropSearchTable } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ServeQuoteLists1790000000020 } from './1790000000020-serve-quote-lists.js';
import { StampQuotes1790000000050 } from './1790000000050-stamp-quotes.js';
import { SortQuotesByVehicle1790000000060 } from './1790000000060-sort-quotes-by-vehicle.js';

/** Every list within a portal is sorted by its number, its status or one of these. */
const portalSorts = [
  'created_at',
  'customer_full_name',
  'pickup_text',
  'delivery_text',
  'price',
  '(vehicles[1])',
];
const nameOf = (column: string) => (column.startsWith('(') ? 'vehicle' : column);

/** Behind a sort key: filters that few rows pass are decided in the index, without reading the rows. */
const filters = 'status, transport_type, created_at';
const byStatus = 'status, unique_id, transport_type, created_at, expires_at';

/** Indexes of the migrations before, which had the filters behind every sort key. */
const formerSorts = [
  ...['unique_id', 'created_at', 'customer_full_name', 'pickup_text', 'delivery_text', 'status', 'price'],
  ...['company_name', 'vehicle'],
];

/**
 * Every change of a quote writes to every index, and most had `status` in them: 25 indexes made a change of status cost
 * 1.5 ms and 140 KB of WAL at a million quotes. Left are what people use: each sort within a portal, and number, date
 * and status across portals. The searched text has a table of its own.
 */
export class FewerQuoteIndexes1790000000070 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of formerSorts) {
      await queryRunner.query(`drop index quotes_${column}, quotes_portal_${column}`);
    }
    await queryRunner.query('drop index quotes_filters');
    await dropListSearch(queryRunner, 'quotes');
    await queryRunner.query('alter table quotes drop column search_text');
    await queryRunner.query('drop function joined(text[])');
    await queryRunner.query('drop function quote_stamp(uuid, uuid)');
    await takeGuessedZips(queryRunner);
    await queryRunner.query('create index quotes_portal_unique_id on quotes (portal_id, unique_id)');
    for (const column of portalSorts) {
      await queryRunner.query(
        `create index quotes_portal_${nameOf(column)} on quotes (portal_id, ${column}, unique_id, ${filters})`,
      );
    }
    await queryRunner.query('create index quotes_created_at on quotes (created_at, unique_id)');
    await queryRunner.query(`create index quotes_status on quotes (${byStatus})`);
    await queryRunner.query(`create index quotes_portal_status on quotes (portal_id, ${byStatus})`);
    // Booked quotes alone: the others have nothing to look up.
    await queryRunner.query('alter table quotes drop constraint quotes_order_id_key');
    await queryRunner.query(
      'create unique index quotes_order_id on quotes (order_id) where order_id is not null',
    );
    await queryRunner.query('alter table quotes set (fillfactor = 85)');
    await createSearchTable(queryRunner, {
      table: 'quotes',
      columns: ['customer_full_name', 'pickup_text', 'delivery_text', 'vehicles'],
      text: `new.unique_id::text || ' ' || new.customer_full_name || ' ' || new.pickup_text || ' ' ||
        new.delivery_text || ' ' || array_to_string(new.vehicles, ' ')`,
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropSearchTable(queryRunner, 'quotes');
    await queryRunner.query('alter table quotes reset (fillfactor)');
    await queryRunner.query('drop index quotes_order_id, quotes_portal_vehicle');
    await queryRunner.query('alter table quotes add constraint quotes_order_id_key unique (order_id)');
    await queryRunner.query(
      `create function joined(words text[]) returns text language sql immutable parallel safe
       return array_to_string(words, ' ')`,
    );
    await queryRunner.query(`alter table quotes add column search_text text generated always as (
      lower(unique_id::text || ' ' || customer_full_name || ' ' || pickup_text || ' ' || delivery_text || ' ' ||
        joined(vehicles))) stored`);
    await queryRunner.query('create index quotes_search on quotes using gin (search_text gin_trgm_ops)');
    await new ServeQuoteLists1790000000020().up(queryRunner);
    await new StampQuotes1790000000050().up(queryRunner);
    await new SortQuotesByVehicle1790000000060().up(queryRunner);
  }
}

/** A place chosen by its city has no ZIP; quotes that can still be booked had a central one of the city. */
async function takeGuessedZips(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`set local app."all" = 'yes'`);
  for (const place of ['pickup', 'delivery']) {
    await queryRunner.query(
      `update quotes set ${place} = jsonb_set(${place}, '{zip}', '""')
       where status in ('Unsaved', 'Saved') and ${place} ->> 'placeId' ~ '^(city:|mapbox:[^:]*:city:)'`,
    );
  }
}
