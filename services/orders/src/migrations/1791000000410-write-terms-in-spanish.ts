import type { MigrationInterface, QueryRunner } from 'typeorm';
import { firstTermsInSpanish } from './first-terms-es.js';

/**
 * A version of the terms has a text in English, which is the one that is there, and one in Spanish. Acceptances keep the
 * language of the page, for which the customer's stands until now, and that of the text.
 */
export class WriteTermsInSpanish1791000000410 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table terms_versions add column sections_es jsonb not null default '[]'`);
    await queryRunner.query(`alter table terms_acceptances
      add column language text not null default 'en',
      add column text_language text not null default 'en'`);
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`update terms_acceptances set language = orders.language
      from orders where orders.id = order_id and orders.language <> 'en'`);
    // The version that comes with the product; those that somebody wrote stay as they are.
    await queryRunner.query(
      `update terms_versions set sections_es = $1
       where portal_id is null and version = 1 and created_by = ''`,
      [JSON.stringify(firstTermsInSpanish)],
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table terms_acceptances drop column text_language, drop column language');
    await queryRunner.query('alter table terms_versions drop column sections_es');
  }
}
