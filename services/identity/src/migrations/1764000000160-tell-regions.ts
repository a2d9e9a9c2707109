import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reporting hears of the regions that are there already. */
export class TellRegions1764000000160 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Rows of every portal: the rule of portals holds for the owner of the table, too.
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`insert into outbox (id, type, payload)
      select gen_random_uuid(), 'region.changed', jsonb_build_object('regionId', id, 'portalId', portal_id, 'name', name)
      from regions`);
  }

  async down(): Promise<void> {}
}
