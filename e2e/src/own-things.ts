import { randomUUID } from 'node:crypto';
import {
  account,
  addresses,
  emails,
  orderExports,
  orderImports,
  orders,
  quoteImports,
  quotes,
  reportSchedules,
  userImports,
  users,
} from '@overland/contracts';
import { aBooking, aMove, laterPickupDay } from './builders.js';
import { call, publicSite, until } from './product.js';

/** Ids of one portal's data, by contract parameter name. */
export interface Things extends Record<string, string> {
  quoteId: string;
  orderId: string;
  userId: string;
  portalId: string;
  importId: string;
  orderImportId: string;
  /** A place of the address book. */
  addressId: string;
  exportId: string;
  /** Of an administrator; nobody's for others. */
  userImportId: string;
  /** Nobody's: a test without a browser makes none. */
  passkeyId: string;
  /** Nobody's: MCAdmin alone records payments. */
  paymentId: string;
  /** Nobody's. */
  listViewId: string;
  /** Nobody's. */
  noticeId: string;
  /** Of no claim; its own are in order-claims.int-spec.ts. */
  claimId: string;
  /** A step of the work list. */
  kind: string;
  /** Of the caller's session. */
  sessionId: string;
  /** Of the email log of the order. */
  emailId: string;
  /** The number of the order. */
  uniqueId: string;
  /** The same for all portals. */
  questionId: string;
  report: string;
  /** Of an administrator; nobody's for others. */
  scheduleId: string;
  /** Nobody's. */
  token: string;
  /** A text in the quote and the order that nobody else may see. */
  customer: string;
}

/** Creates a quote and an order in the caller's portal, and returns their ids with the caller's own. */
export async function thingsOf(token: string, customer: string): Promise<Things> {
  const quote = await newQuote(token, customer);
  const body = await newOrder(token, customer);
  const own = await call(users.own, {}, { token });
  const imported = await call(quoteImports.start, { body: oneMove(customer) }, { token });
  return {
    quoteId: quote._id,
    orderId: body.orderId,
    userId: own.body._id,
    portalId: own.body.portalId,
    importId: imported.body._id,
    orderImportId: await newOrderImport(token),
    addressId: await newAddress(token),
    exportId: await newExport(token),
    userImportId: await newUserImport(token),
    passkeyId: randomUUID(),
    paymentId: randomUUID(),
    listViewId: randomUUID(),
    noticeId: randomUUID(),
    claimId: randomUUID(),
    kind: 'termsNotAccepted',
    sessionId: await sessionOf(token),
    emailId: await firstEmailOf(body.orderId, token),
    uniqueId: String(body.uniqueId),
    questionId: 'driver',
    report: 'orderVolume',
    scheduleId: await newSchedule(token),
    token: 'nobodys',
    customer,
  };
}

/** Another one may be running, as this person has one at a time. */
async function newExport(token: string): Promise<string> {
  await call(orderExports.start, { body: { format: 'csv' } }, { token });
  const { body } = await call(orderExports.list, {}, { token });
  const [latest] = body;
  if (!latest) throw new Error('No export was started.');
  return latest._id;
}

/** Of a name of its own. */
async function newAddress(token: string): Promise<string> {
  const body = {
    businessName: `Yard ${randomUUID()}`,
    address: '1 Main St',
    placeId: 'zip:75201',
    zip: '75201',
  };
  const own = await call(users.own, {}, { token });
  const added = await call(addresses.add, { body: { ...body, portalId: own.body.portalId } }, { token });
  if (added.status !== 200) throw new Error(`Address: ${JSON.stringify(added.body)}`);
  return added.body._id;
}

/** Its one row is refused, so that nothing is booked. */
async function newOrderImport(token: string): Promise<string> {
  const csv = 'VIN,Model,Operable,Pickup,Delivery,Pickup day\nABC12345,Accord,Yes,Nowhere,Nowhere,soon';
  const customer = {
    customerFullName: 'Ana Larsen',
    customerEmail: 'ana.larsen@mail.example',
    customerPrimaryPhone: '(214) 555-0123',
  };
  const own = await call(users.own, {}, { token });
  const body = { fileName: 'fleet.csv', csv, portalId: own.body.portalId, ...customer };
  const started = await call(orderImports.start, { body }, { token });
  if (started.status !== 200) throw new Error(`List: ${JSON.stringify(started.body)}`);
  return started.body._id;
}

/** Its one row is refused, so that nobody is added. */
async function newUserImport(token: string): Promise<string> {
  const csv = 'email,firstName,lastName,role\nnobody,Ann,Other,User';
  await call(userImports.start, { body: { fileName: 'people.csv', csv } }, { token });
  const { status, body } = await call(userImports.list, {}, { token });
  return (status === 200 && body[0]?._id) || randomUUID();
}

/** The same again is refused, so the one that is there counts. */
async function newSchedule(token: string): Promise<string> {
  const body = { report: 'conversion', every: 'monthly', query: {} } as const;
  await call(reportSchedules.add, { body }, { token });
  const { status, body: schedules } = await call(reportSchedules.list, {}, { token });
  return (status === 200 && schedules[0]?._id) || randomUUID();
}

async function sessionOf(token: string): Promise<string> {
  const { body } = await call(account.sessions, {}, { token });
  const [own] = body.sessions.filter(({ isThisOne }) => isThisOne);
  if (!own) throw new Error('The caller has no session.');
  return own._id;
}

async function firstEmailOf(orderId: string, token: string): Promise<string> {
  const first = await until('the order has an email', async () => {
    const { body } = await call(emails.logs, { params: { orderId } }, { token });
    return body[0];
  });
  return first._id;
}

const oneMove = (customer: string) => ({
  fileName: 'moves.csv',
  csv: `customerFullName,pickup,delivery,make1,model1,operable1\n${customer},75201,80202,Honda,Accord,Yes`,
});

/** Each gets few links within an hour. */
const newMailbox = () => `things.${randomUUID()}@mail.example`;

/** Required by some portals. */
const locations = { pickupLocationType: 'Residence', deliveryLocationType: 'Residence' } as const;

/** A COD order of the caller's portal; its payment is not due yet. */
export async function newOrder(token: string, customer: string) {
  const quote = await newQuote(token, customer);
  const pickupStartDate = laterPickupDay(quote);
  const person = { customerFullName: customer, customerEmail: newMailbox() };
  const { status, body } = await call(
    orders.book,
    { body: aBooking(quote, { ...person, pickupStartDate, ...locations }) },
    { token },
  );
  if (status !== 200) throw new Error(`Booking: ${JSON.stringify(body)}`);
  return body;
}

export async function newQuote(token: string, customerFullName = 'Marcus Bell', changes = {}) {
  const { status, body } = await call(
    quotes.create,
    { body: { ...aMove(), customerFullName, ...changes } },
    { token },
  );
  if (status !== 200) throw new Error(`Quote: ${JSON.stringify(body)}`);
  return body;
}

/** A Saved quote of the caller, whose pages may be left without a question. */
export async function savedQuote(token: string, changes = {}) {
  const { _id } = await newQuote(token, 'Marcus Bell', changes);
  const { status, body } = await call(quotes.update, { body: { quoteId: _id, status: 'Saved' } }, { token });
  if (status !== 200) throw new Error(`Quote: ${JSON.stringify(body)}`);
  return body;
}

/** A quote that a private customer made on the public site. */
export async function newPublicQuote(more: { language?: 'es'; customerEmail?: string } = {}) {
  const { commission, ...move } = aMove();
  const customer = {
    customerFullName: 'Grace Lindqvist',
    customerEmail: 'grace@mail.example',
    customerPhone: '(555) 010-0142',
  };
  const { status, body } = await call(
    quotes.createPublic,
    { body: { ...move, ...customer, ...more } },
    { origin: publicSite },
  );
  if (status !== 200) throw new Error(`Public quote: ${JSON.stringify(body)}`);
  return body;
}
