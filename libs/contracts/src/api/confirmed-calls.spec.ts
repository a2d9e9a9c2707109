import type { Endpoint } from '../index.js';
import { table } from './index.js';

/** Areas whose calls change no people, rights, prices or money, with what they are. */
const everyday: Partial<Record<keyof typeof table, string>> = {
  signIn: 'Signing in and out.',
  listViews: 'What lists show; nothing of the rows changes.',
  quotes: 'The daily work of every user; what a quote costs follows from settings and portal.',
  followUps: 'Emails about a quote to its customer, within a limit for each quote and person.',
  quoteImports: 'Many quotes at once, priced like any other.',
  notices: 'What the person was told, read.',
  reminders: 'What the person is reminded of.',
  addresses: 'Where a company’s vehicles are picked up and delivered; no order changes with it.',
  orders: 'The daily work of every user; an order costs what its quote does.',
  orderEdits: 'The daily work of every user; the price follows from the quote.',
  orderTables: 'Only read, but for who sees to a step of the work list and when.',
  orderExports: 'Only read.',
  orderImports: 'Many orders at once, each booked like a single one.',
  orderFiles: 'Documents of orders.',
  dispatch: 'Sends an order of ours once more.',
  driverLocation: 'Asks the driver of an order for the position.',
  orderClaims:
    'Damage that is reported and decided; what is paid is paid elsewhere, and a step can be taken back.',
  changeRequests: 'Answers a customer about the pickup day or the canceling.',
  reportSchedules: 'Reports to the own address.',
  emailSending: 'Emails about an order to those that follow from it, and their previews.',
};

/** Calls of the other areas that are not confirmed either, each with the reason. */
const reasons: Record<string, string> = {
  'POST /user/:userId/invitation': 'The new temporary password goes to the address that is stored.',
  'PUT /user': 'A new email address takes the current password; name and phones are harmless.',
  'PUT /account/password': 'Takes the current password.',
  'POST /account/confirmation': 'Is how the password is given.',
  'DELETE /account/sessions/:sessionId': 'Takes access away; who sees a stranger’s session ends it at once.',
  'DELETE /account/sessions': 'Takes access away; who sees a stranger’s session ends it at once.',
  'PUT /account/passkeys/:passkeyId': 'Changes a name only its owner sees.',
  'POST /portals/logo': 'Stores a picture that no portal shows until it is saved, which is confirmed.',
  'POST /portals/preview': 'Nothing is saved.',
  'POST /users/import/check': 'Nothing is saved.',
  'POST /settings/warnings': 'Nothing is saved.',
  'PUT /order/:orderId/status': 'The daily work of every user; prices and payment stay.',
  'DELETE /order/:orderId': 'The daily work of every user, and can be taken back.',
  'POST /order/:orderId/undo':
    'Takes back what the same person did a minute ago, which was confirmed where it had to be.',
  'POST /orders/undo':
    'Takes back what the same person did a minute ago, which was confirmed where it had to be.',
  'POST /orders/check': 'Only read.',
  'POST /emails/audience': 'Only read.',
  'POST /emails/audiences': 'Only read.',
  'POST /emails/of-booking': 'Only read.',
  'POST /order/:orderId/notes': 'Adds a note.',
  'PUT /order/:orderId/dispute': 'A note beside what is owed, which stays.',
  'PUT /orders/owner': 'The daily work of every user, and can be handed back.',
  'PUT /orders/status': 'The daily work of every user; prices and payment stay.',
  'PUT /order/:orderId/carrier': 'The daily work of staff; prices and payment stay.',
  'POST /orders/payment-requests': 'Asks the customer for what is due, at most once a day.',
};

const isChange = ({ method, access }: Endpoint) =>
  method !== 'GET' && access !== 'public' && access !== 'service';
const changes = Object.entries(table).flatMap(([area, calls]) =>
  Object.values<Endpoint>(calls)
    .filter(isChange)
    .map((call) => ({ area: area as keyof typeof table, name: `${call.method} ${call.path}`, call })),
);

it('asks for the password again wherever people, rights, prices or money change, else there is a reason', () => {
  const unexplained = changes.filter(
    ({ area, name, call }) => !call.confirmed && !everyday[area] && !reasons[name],
  );
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});

it('has a reason for nothing else', () => {
  const open = changes.filter(({ call }) => !call.confirmed);
  const areas = new Set<string>(open.map(({ area }) => area));
  const names = new Set(open.filter(({ area }) => !everyday[area]).map(({ name }) => name));
  expect(Object.keys(everyday).filter((area) => !areas.has(area))).toEqual([]);
  expect(Object.keys(reasons).filter((name) => !names.has(name))).toEqual([]);
});

it.each([
  'POST /admin/user',
  'POST /users/import',
  'POST /portal',
  'PUT /portal/:portalId/regions',
  'POST /makes/import',
  'PUT /order/:orderId/payments/:paymentId',
  'DELETE /order/:orderId/payments',
])('asks for it at %s', (name) => {
  expect(changes.find((each) => each.name === name)?.call.confirmed).toBe(true);
});
