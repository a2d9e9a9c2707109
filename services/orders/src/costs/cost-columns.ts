/** What the carrier of an order in a list costs: in lists for MCAdmin alone. */
export const costColumn = {
  sql: `(select json_build_object('offered', c.offered, 'agreed', c.agreed, 'paid', c.paid)
    from order_costs c where c.order_id = t.id)`,
  type: 'json',
} as const;
