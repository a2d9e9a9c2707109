import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Damage can be reported for 30 days (docs/product/claims.md). The terms that came with the product said 48 hours: where they are in
 * force still, they get a next version, as a version is never changed.
 */
export class AllowThirtyDays1800000000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`insert into terms_versions (portal_id, version, texts, created_at, created_by)
      select null::uuid, version + 1, replace(replace(texts::text,
          'tell us within 48 hours.', 'tell us within 30 days of the delivery.'),
          'avísenos dentro de las 48 horas siguientes.', 'avísenos dentro de los 30 días siguientes a la entrega.')::jsonb,
        now(), created_by
      from (select * from terms_versions where portal_id is null order by version desc limit 1) as last
      where version = 1 and texts::text like '%tell us within 48 hours.%'`);
  }

  /** Who has accepted the version keeps it. */
  async down(): Promise<void> {}
}
