import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DEFAULT_RATE_SHEET } from '../pricing/constants.js';
import { defaultMakes } from '../settings/default-makes.js';
import { defaultServiceLevels, holidaysFrom } from '../settings/default-settings.js';

/**
 * Settings are one versioned document, so that a quote can name the version it was priced with. A change of
 * settings, makes or portals tells every process to read its snapshot again.
 */
export class CreateSettings1790000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table settings (
        id int primary key default 1 check (id = 1),
        version int not null default 1,
        service_levels jsonb not null,
        holidays jsonb not null,
        default_sheet jsonb not null
      )`);
    await queryRunner.query(
      'insert into settings (service_levels, holidays, default_sheet) values ($1, $2, $3)',
      [
        JSON.stringify(defaultServiceLevels),
        JSON.stringify(holidaysFrom(new Date().getUTCFullYear())),
        JSON.stringify(DEFAULT_RATE_SHEET),
      ],
    );
    await queryRunner.query(`
      create table makes (
        make text not null,
        model text not null,
        pricing_class text not null,
        position int not null,
        primary key (make, model)
      )`);
    const rows = defaultMakes().flatMap(({ make, models }) =>
      models.map(({ model, pricingClass }) => ({ make, model, pricing_class: pricingClass })),
    );
    await queryRunner.query(
      `insert into makes (make, model, pricing_class, position)
       select row ->> 'make', row ->> 'model', row ->> 'pricing_class', ordinality
       from jsonb_array_elements($1::jsonb) with ordinality as t(row, ordinality)`,
      [JSON.stringify(rows)],
    );
    await queryRunner.query(`
      create function notify_pricing_snapshot() returns trigger language plpgsql as
      $$ begin perform pg_notify('pricing_snapshot', tg_table_name); return null; end $$`);
    for (const table of ['settings', 'makes', 'portal_replicas']) {
      await queryRunner.query(`
        create trigger ${table}_changed after insert or update or delete on ${table}
        for each statement execute function notify_pricing_snapshot()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger portal_replicas_changed on portal_replicas');
    await queryRunner.query('drop table makes');
    await queryRunner.query('drop table settings');
    await queryRunner.query('drop function notify_pricing_snapshot()');
  }
}
