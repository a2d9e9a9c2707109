import { orders, quoteImports, userImports, users } from '@overland/contracts';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, openPageAs } from './browser.js';
import { aBooking } from './builders.js';
import { newPublicQuote, savedQuote, thingsOf } from './own-things.js';
import { call, publicSite, site } from './product.js';
import { tokenFor } from './tokens.js';

const dealer = 'kayla@lonestarmotors.example';

afterAll(closeBrowser);

/** The path of every screen, each with real data. */
async function staffPaths(): Promise<string[]> {
  const token = await tokenFor(dealer);
  const { _id: quoteId } = await savedQuote(token);
  const { orderId } = await thingsOf(token, 'Accessible');
  return [
    '/get-quote',
    '/quotes',
    `/quote/${quoteId}`,
    `/quote/${quoteId}/edit`,
    `/orders/book/${quoteId}`,
    '/quotes/import',
    `/quotes/import/${await aReport(token)}`,
    '/orders',
    `/order/${orderId}`,
    `/order/${orderId}/edit`,
    '/account',
  ];
}

/** The pages of administrators, each with real data. */
async function adminPaths(): Promise<string[]> {
  const token = await tokenFor('dana@overland.example');
  const { body: person } = await call(users.own, {}, { token: await tokenFor(dealer) });
  const csv = `email,first name,last name,role,company\n${person.email},Kay,La,User,Lone Star Motors`;
  const { body } = await call(userImports.start, { body: { fileName: 'team.csv', csv } }, { token });
  return [
    '/portals',
    '/portals/new',
    `/portal/${person.portalId}`,
    `/portal/${person.portalId}/settings`,
    '/order-terms',
    `/order-terms/${person.portalId}`,
    '/users',
    '/users/new',
    '/users/new-user',
    `/user/${person._id}`,
    '/users/import',
    `/users/import/${body._id}`,
  ];
}

/** An import file with one valid and one invalid row. */
async function aReport(token: string): Promise<string> {
  const csv =
    'customerFullName,pickup,delivery,make1,model1,operable1\nAda,75201,80202,Honda,Accord,Yes\nBo,x,y,a,b,Yes';
  const { body } = await call(quoteImports.start, { body: { fileName: 'moves.csv', csv } }, { token });
  return body._id;
}

/** A public quote, its booking form, and the thank-you page of a booked quote. */
async function publicPaths(): Promise<string[]> {
  const [open, booked] = [await newPublicQuote(), await newPublicQuote()];
  await call(orders.bookPublic, { body: aBooking(booked) }, { origin: publicSite });
  return ['', '/book'].flatMap((end) => [
    `/quote/public/${open._id}${end}`,
    `/quote/public/${booked._id}${end}`,
  ]);
}

it('every screen has no axe findings, fits the window and keeps the content security policy', async () => {
  const visits = [
    {
      ...(await openPage()),
      addresses: [
        `${site}/login`,
        `${site}/forgot-password`,
        publicSite,
        ...[...(await publicPaths()), '/track-order', '/terms', '/no-such-page'].map(
          (path) => publicSite + path,
        ),
      ],
    },
    {
      ...(await openPageAs(dealer)),
      addresses: (await staffPaths()).map((path) => site + path),
    },
    {
      ...(await openPageAs('dana@overland.example')),
      addresses: [
        `${site}/audit`,
        ...(await adminPaths()).map((path) => site + path),
        `${site}/cod`,
        `${site}/get-quote`,
        ...['levels', 'holidays', 'sheet', 'makes', 'history'].map(
          (name) => `${site}/settings?section=${name}`,
        ),
      ],
    },
  ];
  const findings: string[] = [];
  for (const { page, context, complaints, addresses } of visits) {
    for (const address of addresses) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      findings.push(...(await findingsOf(page)).map((finding) => `${address} ${finding}`));
    }
    // The browser reports the answer 404 of the page that does not exist; it is meant to be one.
    const expected = addresses.filter((address) => address.endsWith('/no-such-page')).length;
    const isNotFound = (complaint: string) => complaint.includes('status of 404');
    expect(complaints.filter(isNotFound)).toHaveLength(expected);
    findings.push(...complaints.filter((complaint) => !isNotFound(complaint)));
    await context.close();
  }
  expect(findings).toEqual([]);
}, 240_000);
