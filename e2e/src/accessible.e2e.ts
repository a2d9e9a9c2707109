import { orders, quoteImports, userImports, users } from '@overland/contracts';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, openPageAs, type Watched } from './browser.js';
import { aBooking } from './builders.js';
import { newPublicQuote, savedQuote, thingsOf } from './own-things.js';
import { call, publicSite, site } from './product.js';
import { tokenFor } from './tokens.js';

const dealer = 'kayla@lonestarmotors.example';
const provider = 'dana@overland.example';

/** Every screen, by who opens it. `:order` and its like stand for things that were made for this, so each has real data. */
const screens = {
  visitor: [
    `${site}/login`,
    `${site}/forgot-password`,
    ...['', '/track-order', '/terms', '/no-more-reminders/1234567890abcdef', '/no-such-page'].map(
      (path) => publicSite + path,
    ),
    ...[':publicQuote', ':bookedQuote'].flatMap((quote) => [
      `${publicSite}/quote/public/${quote}`,
      `${publicSite}/quote/public/${quote}/book`,
    ]),
  ],
  [dealer]: [
    '/get-quote',
    '/quotes',
    '/quote/:savedQuote',
    '/quote/:savedQuote/edit',
    '/orders/book/:savedQuote',
    '/quotes/import',
    '/quotes/import/:quoteImport',
    '/orders',
    '/orders/import',
    '/orders/import/:orderImport',
    '/order/:order',
    '/order/:order/edit',
    '/addresses',
    '/notices',
    '/account',
  ].map((path) => site + path),
  [provider]: [
    '/audit',
    '/portals',
    '/portals/new',
    '/portal/:portal',
    '/portal/:portal/settings',
    '/order-terms',
    '/order-terms/:portal',
    '/users',
    '/users/new',
    '/users/new-user',
    '/user/:user',
    '/users/import',
    '/users/import/:userImport',
    '/cod',
    '/get-quote',
    ...['levels', 'holidays', 'sheet', 'makes', 'history'].map((name) => `/settings?section=${name}`),
  ].map((path) => site + path),
};

let things: Record<string, string>;

beforeAll(async () => {
  const token = await tokenFor(dealer);
  const [open, booked] = [await newPublicQuote(), await newPublicQuote()];
  await call(orders.bookPublic, { body: aBooking(booked) }, { origin: publicSite });
  const { body: person } = await call(users.own, {}, { token });
  const made = await thingsOf(token, 'Accessible');
  things = {
    publicQuote: open._id,
    bookedQuote: booked._id,
    savedQuote: (await savedQuote(token))._id,
    quoteImport: await aQuoteImport(token),
    order: made.orderId,
    orderImport: made.orderImportId,
    portal: String(person.portalId),
    user: person._id,
    userImport: await aUserImport(person.email),
  };
});
afterAll(closeBrowser);

function idOf(name: string): string {
  const id = things[name];
  if (id === undefined) throw new Error(`Nothing was made for :${name}.`);
  return id;
}

/** One valid and one invalid row. */
async function aQuoteImport(token: string): Promise<string> {
  const csv =
    'customerFullName,pickup,delivery,make1,model1,operable1\nAda,75201,80202,Honda,Accord,Yes\nBo,x,y,a,b,Yes';
  const { body } = await call(quoteImports.start, { body: { fileName: 'moves.csv', csv } }, { token });
  return body._id;
}

async function aUserImport(email: string): Promise<string> {
  const csv = `email,first name,last name,role,company\n${email},Kay,La,User,Lone Star Motors`;
  const body = { fileName: 'team.csv', csv };
  return (await call(userImports.start, { body }, { token: await tokenFor(provider) })).body._id;
}

describe.each(Object.entries(screens))('the screens of %s', (who, addresses) => {
  let watched: Watched;

  beforeAll(async () => {
    watched = await (who === 'visitor' ? openPage() : openPageAs(who));
  });
  afterAll(async () => {
    // What the last page complained of after its test.
    expect(watched.complaints).toEqual([]);
    await watched.context.close();
  });

  it.each(addresses)(
    '%s has no axe findings, fits the window and keeps the security policy',
    async (address) => {
      const { page, complaints } = watched;
      await page.goto(address.replaceAll(/:([a-z]+)/gi, (_named, name: string) => idOf(name)));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      expect(await findingsOf(page)).toEqual([]);
      // The browser reports the 404 of the page that does not exist, and the 400 of a link that nobody was sent.
      const isMissing = /no-such-page|no-more-reminders/.test(address);
      const expected = isMissing ? [expect.stringMatching(/status of 40[04]/)] : [];
      expect(complaints.splice(0)).toEqual(expected);
    },
  );
});
