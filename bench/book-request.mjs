// Quotes to book, and the bookings of them.
import pg from 'pg';

const move = {
  pickup: 'city:TX:dallas',
  delivery: 'city:CA:los-angeles',
  transportType: 'OPEN',
  commission: 0,
  vehicleQuotes: [{ make: 'Honda', model: 'Accord', operableBool: true }],
};

/** A quote of the product, made over HTTP. */
export async function makeQuote(site, headers) {
  const made = await fetch(`${site}/api/quote`, { method: 'POST', headers, body: JSON.stringify(move) });
  if (!made.ok) throw new Error(`POST /quote answered ${made.status}.`);
  return made.json();
}

/** So many copies of a stored quote, with ids and numbers of their own. @returns `{ _id, uniqueId }` of each */
export async function copyQuote(admin, quote, count) {
  const copy = await copySql(admin, { id: quote._id, count });
  const { rows } = await admin.query(`${copy} returning id as "_id", unique_id::int as "uniqueId"`);
  return rows;
}

/** The statement that copies a quote so many times. */
export async function copySql(admin, { id, count }) {
  const { rows: columns } = await admin.query(
    `select column_name as name from information_schema.columns
     where table_name = 'quotes' and table_schema = 'public' and is_generated = 'NEVER'`,
  );
  const own = { id: 'gen_random_uuid()', unique_id: `nextval('quote_number')` };
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? `q.${name}`);
  return `insert into quotes (${names.join(', ')}) select ${values.join(', ')}
     from quotes q, generate_series(1, ${Number(count)}) where q.id = ${pg.escapeLiteral(id)}`;
}

/** The booking of a copy of that quote, as the form sends it. */
export function bookRequest(site, headers, quote, { _id }) {
  const [vehicle] = quote.vehicleQuotes;
  const { openTransportPortal: price } = vehicle.calculatedQuotes.find(
    ({ serviceLevel }) => serviceLevel === 1,
  );
  return {
    url: `${site}/api/order`,
    method: 'POST',
    headers,
    body: JSON.stringify({
      quoteId: _id,
      customerFullName: 'Marcus Bell',
      customerEmail: 'marcus.bell@mail.example',
      customerPrimaryPhone: '(555) 010-0133',
      pickupStartDate: quote.booking.firstPickupDay,
      pickupAddress: '4120 Commerce St',
      pickupCity: quote.pickup.city,
      pickupState: quote.pickup.state,
      pickupZip: quote.pickup.zip,
      deliveryAddress: '811 Spring St',
      deliveryCity: quote.delivery.city,
      deliveryState: quote.delivery.state,
      deliveryZip: quote.delivery.zip,
      quotes: [{ vin: '1HGCM82633A004352', year: 2021, make: vehicle.make, model: vehicle.model, price }],
      transportType: 'OPEN',
      serviceLevel: 1,
    }),
  };
}
