import { createListSearch, dropListSearch } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A search of the list reads its trigram index, not all orders of the portal. */
export class SearchOrders1791000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createListSearch(queryRunner, 'orders');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropListSearch(queryRunner, 'orders');
  }
}
