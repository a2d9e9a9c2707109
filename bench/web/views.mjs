// The measured pages, each with real data, and the session of the user who opens them.
import { linkKeyFrom, signOrderLink } from '@overland/service-kit';
import { secretsOf } from '../databases.mjs';

const administrator = 'dana@overland.example';
const staff = 'kayla@lonestarmotors.example';
const privateSeller = 'priya@overland-direct.example';

/** The token of a demo user and the session that their browser stores. */
export async function sessionFor({ site, signIn }, email) {
  const token = await signIn(email);
  return { token, session: sessionOf(token, await ask(site, token, 'GET', '/user')) };
}

/** `BENCH_VIEWS='survey,carriers'` measures these alone. */
const wanted = process.env.BENCH_VIEWS?.split(',');

export async function viewsOf(product) {
  const views = await allViews(product);
  return wanted ? views.filter(({ view }) => wanted.includes(view)) : views;
}

/** Each with its `url` and the `session` of who opens it; `view` is its name in the build's weights, if it has one. */
async function allViews(product) {
  const { site, publicSite, signIn } = product;
  const { token, session } = await sessionFor(product, staff);
  const { session: ofAdministrator } = await sessionFor(product, administrator);
  const [quote] = (await ask(site, token, 'POST', '/quotes', { status: ['Saved'] })).rows;
  const [order] = (await ask(site, token, 'POST', '/orders', {})).rows;
  const [shared] = (await ask(site, await signIn(privateSeller), 'POST', '/quotes', { status: ['Saved'] }))
    .rows;
  const at = (view, url, isSignedIn = true) => ({ view, url, isSignedIn, session });
  return [
    at('login', `${site}/login`, false),
    at('get quote', `${site}/get-quote`),
    at('list of quotes', `${site}/quotes`),
    at('list of orders', `${site}/orders`),
    at('quote', `${site}/quote/${quote._id}`),
    at('booking', `${site}/orders/book/${quote._id}`),
    at('order', `${site}/order/${order._id}`),
    { ...at('COD table', `${site}/cod`), session: ofAdministrator },
    { ...at('reports', `${site}/reports`), session: ofAdministrator },
    at('account', `${site}/account`),
    at('public quote', `${publicSite}/quote/public/${shared._id}`, false),
    at('public quote form', `${publicSite}/`, false),
    // What the page shows for a link that has ended weighs the same.
    at('driver location', `${publicSite}/driver-location/${'x'.repeat(43)}`, false),
    at('public booking', `${publicSite}/quote/public/${shared._id}/book`, false),
    ...(await customerPaths(product, token)).map(([view, path]) => at(view, `${publicSite}${path}`, false)),
  ];
}

/** Each time other orders. */
let asked = 0;

/** The pages of customers: the links that their emails have, and the forms that lead there. */
async function customerPaths(product, token) {
  const { site, publicSite } = product;
  const ordersOf = async (status) =>
    (await ask(site, token, 'POST', '/orders', { status: [status], limit: 50 })).rows;
  const next = (rows) => rows[asked % rows.length];
  const read = ({ _id }) => ask(site, token, 'GET', `/order/${_id}`);
  const booked = await read(next(await ordersOf('New Booking')));
  const delivered = await read(next(await ordersOf('Delivered')));
  asked += 1;
  const { uniqueId, customerEmail: email } = delivered;
  const onPublicSite = (what) => ask(publicSite, token, 'POST', `/order/${uniqueId}/${what}`, { email });
  return [
    ['order terms', `/terms/${booked.orderId}/${booked.uniqueId}/${mailedToken(product, booked)}`],
    ['order status', `/order-status/${(await onPublicSite('status')).token}`],
    ['survey', `/customer-survey/${(await onPublicSite('survey')).token}`],
    ['track order', '/track-order'],
    ['find order', '/order-status'],
    ['carriers', '/carriers'],
    ['terms', '/terms'],
  ];
}

/** The token of the link in the emails to the customer. */
function mailedToken(product, { orderId, customerEmail }) {
  const key = linkKeyFrom(secretsOf(product).mailSealKey, 'orders');
  return signOrderLink(key, { kind: 'mailed', orderId, customerEmail, issuedAt: new Date() });
}

/** In the format of `libs/web`. */
function sessionOf(token, { _id: userId, role, portalId }) {
  const state = { token, role, userId, portalId: portalId?._id ?? portalId, isSuperAdmin: false };
  return { key: 'overland-session', value: JSON.stringify({ state, version: 0 }) };
}

async function ask(site, token, method, path, body) {
  const response = await fetch(`${site}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
  return response.json();
}
