/** Whether the transaction is one of all portals. */
export const systemRule = `(select current_setting('app.all', true) = 'yes')`;

/**
 * Whether a row belongs to the transaction's portal (`withPortal`). The settings are read in subselects, which
 * PostgreSQL evaluates once per statement: read per row, they would cost more than the rows of a long list.
 */
export const portalRule = `${systemRule}
  or portal_id = (select nullif(current_setting('app.portal', true), '')::uuid)`;
