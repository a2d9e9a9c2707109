import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What tells one state of a quote from another, in one statement instead of a transaction of four: most documents are
 * kept already, and this is all that is asked for one. It sets the portal as `withPortal` does, for this statement
 * alone, and reads as whoever calls it: under row-level security.
 */
export class StampQuotes1790000000050 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function quote_stamp(quote uuid, portal uuid)
      returns table (id uuid, unique_id bigint, portal_id uuid, version int, expires_at timestamptz)
      language plpgsql as $$ begin
        perform set_config('app.portal', coalesce(portal::text, ''), true),
          set_config('app.all', case when portal is null then 'yes' else 'no' end, true);
        return query select q.id, q.unique_id, q.portal_id, q.version, q.expires_at from quotes q
          where q.id = quote and (portal is null or q.portal_id = portal);
      end $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop function quote_stamp(uuid, uuid)');
  }
}
