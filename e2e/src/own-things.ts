import { orders, quoteImports, quotes, users } from '@overland/contracts';
import { aBooking, aMove } from './builders.js';
import { call } from './product.js';

/** One portal's things, by the names of the contract's parameters. */
export interface Things extends Record<string, string> {
  quoteId: string;
  orderId: string;
  userId: string;
  portalId: string;
  importId: string;
  /** Stands in the quote and the order; no one else may see it. */
  customer: string;
}

/** A quote and an order of the caller's portal, with the caller's own ids. */
export async function thingsOf(token: string, customer: string): Promise<Things> {
  const quote = await newQuote(token, customer);
  const booked = await newQuote(token, customer);
  const { status, body } = await call(
    orders.book,
    { body: aBooking(booked, { customerFullName: customer, ...locations }) },
    { token },
  );
  if (status !== 200) throw new Error(`Booking: ${JSON.stringify(body)}`);
  const own = await call(users.own, {}, { token });
  const imported = await call(quoteImports.start, { body: oneMove(customer) }, { token });
  return {
    quoteId: quote._id,
    orderId: body.orderId,
    userId: own.body._id,
    portalId: own.body.portalId,
    importId: imported.body._id,
    customer,
  };
}

const oneMove = (customer: string) => ({
  fileName: 'moves.csv',
  csv: `customerFullName,pickup,delivery,make1,model1,operable1\n${customer},75201,80202,Honda,Accord,Yes`,
});

/** Some portals ask for them. */
const locations = { pickupLocationType: 'Residence', deliveryLocationType: 'Residence' } as const;

export async function newQuote(token: string, customerFullName = 'Marcus Bell', changes = {}) {
  const { status, body } = await call(
    quotes.create,
    { body: { ...aMove(), customerFullName, ...changes } },
    { token },
  );
  if (status !== 200) throw new Error(`Quote: ${JSON.stringify(body)}`);
  return body;
}
