import { orders, portalEdits, portals, quotes } from '@overland/contracts';
import { closeBrowser, openPage, openPageAs } from './browser.js';
import { aBooking, aMove } from './builders.js';
import { newPerson } from './own-people.js';
import { call, mailsTo, publicSite, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

/** 40 × 10 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAKCAIAAABJ+IsHAAAAGklEQVR42mOokrcdEMQwavGoxaMWj1pMLgIAyzROcMd62U4AAAAASUVORK5CYII=',
  'base64',
);
const accentColor = '#7a1f3d';
const supportPhone = '(512) 555-0199';

/** A company that shares its quotes without our name, and its owner's token. */
async function aCompany(name: string) {
  const token = await tokenFor(people.superStaff);
  const { body: like } = await call(
    portals.get,
    { params: { portalId: await northgateId(token) } },
    { token },
  );
  const { _id, version, isCustomerPortal, companyLogo, ...form } = like;
  const own = {
    companyName: name,
    displayMCLogo: false,
    sharesQuotes: true,
    accentColor: '',
    supportPhone: '',
  };
  const { status, body } = await call(portalEdits.create, { body: { ...form, ...own } }, { token });
  if (status !== 200) throw new Error(`Portal: ${JSON.stringify(body)}`);
  const person = await newPerson({ role: 'User', portalId: body._id });
  return { portalId: body._id, person: await tokenFor(person.email), token };
}

async function northgateId(token: string): Promise<string> {
  const { body } = await call(portals.list, { query: { limit: '5000' } }, { token });
  const found = body.rows.find(({ companyName }) => companyName === 'Northgate Relocation');
  if (!found) throw new Error('The demo has no Northgate Relocation.');
  return found._id;
}

it('a company’s logo, color and phone are set in its form, and its customers see them on the quote, in emails and PDFs', async () => {
  const name = `Prairie Autos ${Date.now()}`;
  const { portalId, person } = await aCompany(name);
  const { page, complaints } = await openPageAs(people.superStaff);
  await page.goto(`${site}/portal/${portalId}`);
  await page
    .getByLabel('Upload a logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('img', { name: 'The company’s logo' }).waitFor();
  await page.getByRole('textbox', { name: 'Color', exact: true }).fill(accentColor);
  await page.getByLabel('Support phone').fill(supportPhone);
  await page.getByRole('button', { name: 'Save Portal' }).click();
  await page.getByText('Portal has been saved.').waitFor();
  expect(complaints).toEqual([]);

  const quote = await until('quoting knows the look of the company', async () => {
    const made = await call(quotes.create, { body: aMove() }, { token: person });
    return made.status === 200 && made.body.companyLogo !== null && made.body;
  });
  const { body: shown } = await call(
    quotes.getPublic,
    { params: { quoteId: quote._id } },
    { origin: publicSite },
  );
  expect(shown).toMatchObject({
    companyName: name,
    portal: { accentColor },
    contact: { phone: supportPhone },
  });

  const visitor = await openPage();
  await visitor.page.goto(`${publicSite}/quote/public/${quote._id}`);
  const header = visitor.page.getByRole('banner');
  await header.getByText(name).waitFor();
  const logo = header.locator('img');
  await logo.waitFor();
  await until('the logo is drawn', () =>
    logo.evaluate((image: { naturalWidth: number }) => image.naturalWidth === 40),
  );
  await header.getByRole('link', { name: supportPhone }).waitFor();
  expect(
    await visitor.page.evaluate(
      "getComputedStyle(document.documentElement).getPropertyValue('--sign').trim()",
    ),
  ).toBe(accentColor);
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: supportPhone }).waitFor();
  await visitor.page.goto(`${publicSite}/quote/public/${quote._id}/book`);
  await visitor.page.getByText(`to ${name} before the pickup`).waitFor();
  expect(visitor.complaints).toEqual([]);

  const locations = { pickupLocationType: 'Residence', deliveryLocationType: 'Residence' } as const;
  const customerEmail = `iris.${Date.now()}@mail.example`;
  const booking = aBooking(quote, { customerEmail, ...locations });
  const { status } = await call(orders.book, { body: booking }, { token: person });
  expect(status).toBe(200);
  const mail = await until('the customer has an email', async () =>
    (await mailsTo(customerEmail)).find(({ Subject }) => Subject.startsWith('Your order')),
  );
  expect(mail.HTML).toContain(`background:${accentColor}`);
  expect(mail.Text).toContain(`Thank you for booking with ${name}.`);
  expect(mail.Text).toContain(`Call ${supportPhone}`);
  const [, address = ''] = /<img src="([^"]+)"/.exec(mail.HTML) ?? [];
  expect(address).toMatch(new RegExp(`^${publicSite}/api/logos/[\\da-f-]{36}\\.png$`));
  const picture = await fetch(address);
  expect(picture.status).toBe(200);
  // A webmail is another site.
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
});
