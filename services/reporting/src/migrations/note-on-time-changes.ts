const keys = 'portal_id, day, leg, lane, carrier';
const legOf = (fact: string, sign: 1 | -1, [leg, promised, done]: readonly string[]) => `
  select ${fact}.portal_id, ${fact}.${promised} as day, '${leg}' as leg,
    ${fact}.pickup_state || '>' || ${fact}.delivery_state as lane, ${fact}.carrier_name as carrier,
    ${sign} * (${fact}.${done} <= ${fact}.${promised})::int as on_time,
    ${sign} * (${fact}.${done} > ${fact}.${promised})::int as late
  where ${fact}.status <> 'Canceled' and ${fact}.${promised} is not null and ${fact}.${done} is not null`;

const legs = [
  ['pickup', 'pickup_last_day', 'picked_up_on'],
  ['delivery', 'delivery_last_day', 'delivered_on'],
] as const;
const parts = legs.flatMap((leg) => [legOf('old', -1, leg), legOf('new', 1, leg)]);

/**
 * Runs in the transaction of the fact, whoever writes it: removes what was counted for the order, and adds what it counts for
 * now.
 */
const noteChange = `create function note_on_time_change() returns trigger language plpgsql as $$ begin
  insert into on_time_deltas (${keys}, on_time, late)
  select ${keys}, sum(on_time), sum(late)
  from (${parts.join(' union all ')}) as parts
  group by ${keys}
  having sum(on_time) <> 0 or sum(late) <> 0;
  return null;
end $$`;

const countedOf = (row: string) =>
  `(${row}.status = 'Canceled', ${row}.portal_id, ${row}.pickup_state, ${row}.delivery_state, ${row}.carrier_name,
    ${row}.pickup_last_day, ${row}.picked_up_on, ${row}.delivery_last_day, ${row}.delivered_on)`;

/** Records what a pickup or delivery adds to the on-time sums or removes from them, whenever a fact changes. */
export const noteOnTimeChanges = `${noteChange};
  create trigger order_facts_on_time after update on order_facts for each row
    when (${countedOf('old')} is distinct from ${countedOf('new')}) execute function note_on_time_change();
  create trigger order_facts_on_time_presence after insert or delete on order_facts for each row execute function note_on_time_change()`;
