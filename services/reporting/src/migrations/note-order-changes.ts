const deltaColumns = `portal_id, booked_day, transport_type, service_level, mileage_band, orders, vehicles, revenue, miles,
  vehicle_miles`;
const partOf = (fact: string, sign: 1 | -1) =>
  `${fact}.portal_id, ${fact}.booked_day, ${fact}.transport_type, coalesce(${fact}.service_level, 0),
   ${fact}.mileage_band, ${sign}, ${sign} * ${fact}.vehicles, ${sign} * ${fact}.price, ${sign} * ${fact}.miles,
   ${sign} * ${fact}.miles * ${fact}.vehicles`;

/**
 * Runs in the transaction of the fact, whoever writes it: removes what was counted for the order, and adds what it counts for
 * now.
 */
const noteChange = `create function note_order_change() returns trigger language plpgsql as $$ begin
  if tg_op <> 'INSERT' and old.status <> 'Canceled' then
    insert into order_deltas (${deltaColumns}) values (${partOf('old', -1)});
  end if;
  if tg_op <> 'DELETE' and new.status <> 'Canceled' then
    insert into order_deltas (${deltaColumns}) values (${partOf('new', 1)});
  end if;
  return null;
end $$`;

const countedOf = (row: string) =>
  `(${row}.status = 'Canceled', ${row}.portal_id, ${row}.booked_day, ${row}.transport_type, ${row}.service_level,
    ${row}.vehicles, ${row}.price, ${row}.miles)`;

/** Records what an order adds to a report or removes from it, whenever a fact changes. */
export const noteOrderChanges = `${noteChange};
  create trigger order_facts_change after update on order_facts for each row
    when (${countedOf('old')} is distinct from ${countedOf('new')}) execute function note_order_change();
  create trigger order_facts_presence after insert or delete on order_facts for each row execute function note_order_change()`;
