import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps terms in one column by language, so that a new language needs no migration. While the previous version still runs, a
 * trigger keeps the old columns and the new one in step; old columns and trigger can be dropped after that.
 */
export class KeepTermsByLanguage1800000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table terms_versions
      alter column sections set default '[]',
      add column texts jsonb not null default '{}'`);
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(
      `update terms_versions set texts = jsonb_build_object('en', sections, 'es', sections_es)`,
    );
    await queryRunner.query(`create function write_terms_both_ways() returns trigger language plpgsql as $$
      begin
        if new.texts = '{}' then
          new.texts := jsonb_build_object('en', new.sections, 'es', new.sections_es);
        else
          new.sections := coalesce(new.texts->'en', '[]');
          new.sections_es := coalesce(new.texts->'es', '[]');
        end if;
        return new;
      end $$`);
    await queryRunner.query(`create trigger write_terms_both_ways before insert on terms_versions
      for each row execute function write_terms_both_ways()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger write_terms_both_ways on terms_versions');
    await queryRunner.query('drop function write_terms_both_ways');
    await queryRunner.query(`alter table terms_versions
      drop column texts,
      alter column sections drop default`);
  }
}
