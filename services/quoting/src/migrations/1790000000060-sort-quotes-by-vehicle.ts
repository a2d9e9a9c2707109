import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As the other sort keys have it: behind the key what filters decide by, for one portal and for all of them. */
const filters = 'status, transport_type, created_at';

/** The list of quotes can be sorted by the first vehicle, which is the one that it shows. */
export class SortQuotesByVehicle1790000000060 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index quotes_vehicle on quotes ((vehicles[1]), unique_id, ${filters}, portal_id)`,
    );
    await queryRunner.query(
      `create index quotes_portal_vehicle on quotes (portal_id, (vehicles[1]), unique_id, ${filters})`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index quotes_vehicle, quotes_portal_vehicle');
  }
}
