import { createListSearch, dropListSearch, renewPortalRule } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const sortColumns = [
  'unique_id',
  'created_at',
  'customer_full_name',
  'pickup_text',
  'delivery_text',
  'status',
  'price',
  'company_name',
];

/** Behind the sort key, so that filters are decided in the index: only rows of the page are read. */
const filterColumns = ['status', 'transport_type', 'created_at'];

/** Each column once: the number of a quote follows its sort key, and may be it. */
const columns = (...names: string[]) => [...new Set(names)].join(', ');

/** Lists of any length stay index-served with filters and search, for one portal and for all of them. */
export class ServeQuoteLists1790000000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await renewPortalRule(queryRunner, 'quotes');
    await createListSearch(queryRunner, 'quotes');
    for (const column of sortColumns) {
      await queryRunner.query(`drop index if exists quotes_${column}, quotes_portal_${column}`);
      await queryRunner.query(
        `create index quotes_${column} on quotes
         (${columns(column, 'unique_id', ...filterColumns, 'portal_id')})`,
      );
      await queryRunner.query(
        `create index quotes_portal_${column} on quotes
         (${columns('portal_id', column, 'unique_id', ...filterColumns)})`,
      );
    }
    // For the total of a filtered list.
    await queryRunner.query(
      'create index quotes_filters on quotes (portal_id, transport_type, status, created_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index quotes_filters, quotes_unique_id');
    for (const column of sortColumns) {
      await queryRunner.query(`drop index quotes_portal_${column}`);
      const sort = columns(column, 'unique_id');
      await queryRunner.query(`create index quotes_portal_${column} on quotes (portal_id, ${sort})`);
      if (column === 'unique_id') continue;
      await queryRunner.query(`drop index quotes_${column}`);
      await queryRunner.query(`create index quotes_${column} on quotes (${sort})`);
    }
    await dropListSearch(queryRunner, 'quotes');
  }
}
