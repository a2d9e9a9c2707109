// Quotes to book and the booking requests. A booking makes six emails.
import pg from 'pg';
import { adminUrlOf } from './databases.mjs';

const move = {
  pickup: 'city:TX:dallas',
  delivery: 'city:CA:los-angeles',
  transportType: 'OPEN',
  commission: 0,
  vehicleQuotes: [{ make: 'Honda', model: 'Accord', operableBool: true }],
};

const seller = 'kayla@lonestarmotors.example';

/**
 * Prepares `amount` bookings of a seller.
 * @returns `{ headers, next }`: the seller's, and a function that makes the next booking's request
 */
export async function prepareBookings(product, amount) {
  const api = `${product.site}/api`;
  const headers = {
    'content-type': 'application/json',
    authorization: `JWT ${await product.signIn(seller)}`,
  };
  const quotingUrl = adminUrlOf(product, 'overland_quoting');
  const next = await bookingsOf({ quotes: api, orders: api, quotingUrl, headers, amount });
  return { headers, next };
}

/**
 * The same for services without a gateway: `quotes` and `orders` are where their calls go, `quotingUrl` is the database
 * of the quotes as superuser.
 */
export async function bookingsOf({ quotes, orders, quotingUrl, headers, amount }) {
  const quote = await makeQuote(quotes, headers);
  const admin = new pg.Client({ connectionString: quotingUrl });
  await admin.connect();
  const copies = await copyQuote(admin, quote, amount).finally(() => admin.end());
  return () => bookRequest({ api: orders, headers, quote }, copies.pop());
}

/** Creates a quote over HTTP. */
export async function makeQuote(api, headers) {
  const { url, ...request } = makeQuoteRequest(api, headers);
  const made = await fetch(url, request);
  if (!made.ok) throw new Error(`POST /quote answered ${made.status}.`);
  return made.json();
}

export function makeQuoteRequest(api, headers) {
  return { url: `${api}/quote`, method: 'POST', headers, body: JSON.stringify(move) };
}

/** Copies a stored quote, with new ids and numbers. @returns the ids */
async function copyQuote(admin, quote, count) {
  const copy = await copySql(admin, { id: quote._id, count });
  const { rows } = await admin.query(`${copy} returning id`);
  return rows.map(({ id }) => id);
}

/** The statement that copies a quote a given number of times. */
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

/** The booking of a quote, as the form sends it. */
export const bookingOf = ({ api, headers, quote }) => bookRequest({ api, headers, quote }, quote._id);

/** The booking of a copy of the quote, as the form sends it. */
function bookRequest({ api, headers, quote }, quoteId) {
  const [vehicle] = quote.vehicleQuotes;
  const { openTransportPortal: price } = vehicle.calculatedQuotes.find(
    ({ serviceLevel }) => serviceLevel === 1,
  );
  return {
    url: `${api}/order`,
    method: 'POST',
    headers,
    body: JSON.stringify({
      quoteId,
      customerFullName: 'Marcus Bell',
      customerEmail: 'marcus.bell@mail.example',
      customerPrimaryPhone: '(555) 010-0133',
      pickupStartDate: quote.booking.firstPickupDay,
      pickupAddress: '4120 Commerce St',
      pickupCity: quote.pickup.city,
      pickupState: quote.pickup.state,
      pickupZip: zipOf(quote.pickup),
      deliveryAddress: '811 Spring St',
      deliveryCity: quote.delivery.city,
      deliveryState: quote.delivery.state,
      deliveryZip: zipOf(quote.delivery),
      quotes: [{ vin: '1HGCM82633A004352', year: 2021, make: vehicle.make, model: vehicle.model, price }],
      transportType: 'OPEN',
      serviceLevel: 1,
    }),
  };
}

/** The ZIP that a user enters for a place chosen by city, which has none. */
function zipOf({ city, zip }) {
  return zip || { Dallas: '75201', 'Los Angeles': '90012', Denver: '80202' }[city];
}
