import type { QueryRunner } from 'typeorm';

/**
 * Whether a row is of the transaction's portal (`withPortal`). The settings stand in selects of their own, which
 * PostgreSQL reads once for a statement: asked for each row, they cost more than the rows of a long list.
 */
export const portalRule = `(select current_setting('app.all', true) = 'yes')
  or portal_id = (select nullif(current_setting('app.portal', true), '')::uuid)`;

/** Gives a table that has row-level security already the rule of today. */
export async function renewPortalRule(queryRunner: QueryRunner, table: string): Promise<void> {
  await queryRunner.query(
    `alter policy portal_rows on ${table} using (${portalRule}) with check (${portalRule})`,
  );
}
