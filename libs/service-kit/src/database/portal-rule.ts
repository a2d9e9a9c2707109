/**
 * Whether a row belongs to the transaction's portal (`withPortal`). The settings are read in subselects, which
 * PostgreSQL evaluates once per statement: read per row, they would cost more than the rows of a long list.
 */
export const portalRule = `(select current_setting('app.all', true) = 'yes')
  or portal_id = (select nullif(current_setting('app.portal', true), '')::uuid)`;
