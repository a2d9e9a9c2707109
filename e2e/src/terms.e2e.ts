import { newPortal, noTerms, orders, orderTerms, portalEdits, quotes } from '@overland/contracts';
import type { Locator, Page } from 'playwright-core';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, openPageAs, phone } from './browser.js';
import { aBooking, aMove } from './builders.js';
import { mailedTerms } from './mailed-links.js';
import { newPerson } from './own-people.js';
import { newPublicQuote } from './own-things.js';
import { call, publicSite, site, until } from './product.js';
import { inSpanish } from './spanish-page.js';
import { people, tokenFor } from './tokens.js';
import { sendWaiting } from './waiting-emails.js';

afterAll(closeBrowser);

/** An order that a customer booked on the public site. */
async function bookedInPublic() {
  const customerEmail = `ruth${Date.now()}@mail.example`;
  const booking = aBooking(await newPublicQuote(), { customerFullName: 'Ruth Adeyemi', customerEmail });
  const { status, body } = await call(orders.bookPublic, { body: booking }, { origin: publicSite });
  if (status !== 200) throw new Error(`Booking: ${JSON.stringify(body)}`);
  return { ...body, customerEmail };
}

/** Draws a line across the pad with the mouse. */
async function sign(page: Page, pad: Locator) {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is no pad.');
  await page.mouse.move(box.x + 30, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 80, { steps: 12 });
  await page.mouse.move(box.x + 200, box.y + 30, { steps: 12 });
  await page.mouse.up();
}

const accept = (page: Page) => page.getByRole('button', { name: /^Accept for / }).filter({ visible: true });
const agree = (page: Page) => page.getByText(/I have read the terms and agree/);

it('a customer signs on a phone, staff see it, and a changed order is signed again', async () => {
  const { customerEmail } = await bookedInPublic();
  const first = await mailedTerms(customerEmail);
  const { orderId } = first;
  const { page, complaints, context } = await openPage({ viewport: phone });
  await page.goto(`${publicSite}${first.path}`);
  await accept(page).click();
  await page.getByText('Please tick this box to accept.').waitFor();
  const found = await findingsOf(page);
  await page.setViewportSize(phone);
  await page.getByLabel('Your full name').fill('Ruth Adeyemi');
  await sign(page, page.getByRole('img', { name: 'Signature pad, empty' }));
  await page.getByRole('img', { name: 'Signature pad, signed' }).waitFor();
  await agree(page).click();
  await accept(page).click();
  await page.getByRole('heading', { name: 'Thank you, Ruth' }).waitFor();
  found.push(...(await findingsOf(page)));

  const staff = await openPageAs(people.superStaff);
  await staff.page.goto(`${site}/order/${orderId}`);
  const card = staff.page.getByRole('region', { name: 'Terms' });
  await card.getByText(/^Ruth Adeyemi accepted the terms on /).waitFor();
  await staff.page.goto(`${site}/order/${orderId}/edit`);
  await staff.page.getByRole('radio', { name: /7 business days/ }).check({ force: true });
  await staff.page.getByRole('textbox', { name: /Year/ }).first().fill('2022');
  await staff.page.getByRole('button', { name: 'Save Order' }).click();
  await staff.page.waitForURL(`${site}/order/${orderId}`);
  await card.getByText('Not accepted', { exact: true }).waitFor();

  await sendWaiting(orderId);
  const again = await mailedTerms(customerEmail, { seen: first.count });
  expect(again.path).toBe(first.path);
  await page.setViewportSize(phone);
  await page.goto(`${publicSite}${again.path}`);
  await page.getByRole('heading', { name: /^5 things have changed since you accepted on/ }).waitFor();
  const changes = page.getByRole('region', { name: 'What has changed' });
  await changes.getByText('2021 Honda Accord', { exact: true }).waitFor();
  await changes.getByText('2022 Honda Accord', { exact: true }).waitFor();
  await changes.getByText('7 business days', { exact: true }).waitFor();
  await changes.getByText(/^\$\d+ less$/).waitFor();
  await changes.getByText('This is the price for pickup within 7 business days.').waitFor();
  const stays = page.getByRole('region', { name: 'What stays' });
  await stays.getByText('Pickup address').waitFor();
  for (const changed of ['Price', 'Vehicle', 'Picked up within']) {
    expect(await stays.getByText(changed, { exact: true }).count()).toBe(0);
  }
  found.push(...(await findingsOf(page)));
  await page.setViewportSize(phone);
  await page.getByLabel('Your full name').fill('Ruth Adeyemi');
  await page.getByRole('radio', { name: 'Type' }).check();
  await agree(page).click();
  await accept(page).click();
  await page.getByRole('heading', { name: 'Thank you, Ruth' }).waitFor();
  expect(found).toEqual([]);
  expect([...complaints, ...staff.complaints]).toEqual([]);
  await context.close();
  await staff.context.close();
});

it('a link to no order says so, in the shell too, and the terms in force can be read by anyone', async () => {
  for (const origin of [publicSite, site]) {
    const { page, context } = await openPage({ viewport: phone });
    await page.goto(`${origin}/terms/de300000-0001-4000-8000-00000000ffff/999999997`);
    await page.getByRole('heading', { name: 'We could not find this order' }).waitFor();
    await page.goto(`${origin}/terms`);
    await page.getByRole('heading', { name: '1. What we do' }).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await context.close();
  }
});

it('a company gets terms of its own and goes back to the provider’s, on a phone', async () => {
  const token = await tokenFor(people.superStaff);
  const company = { ...newPortal, companyName: `Own Words ${Date.now()}` };
  const { body: portal } = await call(portalEdits.create, { body: company }, { token });
  const { page, complaints, context } = await openPageAs(people.superStaff, { viewport: phone });
  await page.goto(`${site}/order-terms/${portal._id}`);
  await page.getByText(`${company.companyName} has no terms of its own`).waitFor();
  await page.getByLabel('Text', { exact: true }).first().fill('We move what you drive.');
  await page.getByRole('button', { name: 'Save Terms' }).click();
  await page.getByRole('button', { name: 'Put Into Force' }).click();
  await page.getByText('Version 1 is in force.').waitFor();
  const found = await findingsOf(page);
  await page.setViewportSize(phone);

  await page.getByRole('button', { name: 'Use the Provider’s Terms' }).click();
  const dialog = page.getByRole('dialog', { name: `Terms of ${company.companyName}` });
  found.push(...(await findingsOf(page)));
  await page.setViewportSize(phone);
  await dialog.getByRole('button', { name: 'Use the Provider’s Terms' }).click();
  await page.getByText('Version 2: back to the provider’s terms').waitFor();
  await page.getByText(`${company.companyName} has no terms of its own`).waitFor();
  expect([...found, ...(await findingsOf(page))]).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

/** A new company, and the way to the terms of an order of one of its customers. */
async function companyWithOrder(name: string) {
  const token = await tokenFor(people.superStaff);
  const { body: portal } = await call(
    portalEdits.create,
    { body: { ...newPortal, companyName: `${name} ${Date.now()}` } },
    { token },
  );
  const person = await newPerson({ role: 'User', portalId: portal._id });
  const as = { token: await tokenFor(person.email) };
  const quote = await until('quoting knows the company', async () => {
    const made = await call(quotes.create, { body: aMove() }, as);
    return made.status === 200 && made.body;
  });
  const locations = { pickupLocationType: 'Residence', deliveryLocationType: 'Residence' } as const;
  const customerEmail = `terms${Date.now()}@mail.example`;
  const booking = aBooking(quote, { ...locations, customerEmail });
  const { status, body } = await call(orders.book, { body: booking }, as);
  if (status !== 200) throw new Error(`Booking: ${JSON.stringify(body)}`);
  const { path } = await mailedTerms(customerEmail);
  return { portalId: portal._id, token, path };
}

/** Reads the terms on a phone. @returns what axe finds wrong on the public site, and what the page complains of. */
async function read(address: string, locale: string, look: (page: Page) => Promise<unknown>) {
  const { page, complaints, context } = await openPage({ ...inSpanish, locale });
  await page.goto(address);
  await look(page);
  const found = address.startsWith(publicSite) ? await findingsOf(page) : [];
  await context.close();
  return [...found, ...complaints];
}

/** The words of the terms, in the language that their element says. */
const words = (page: Page, text: string, language: 'en' | 'es') =>
  page.locator(`[lang=${language}]`).getByText(text, { exact: true }).waitFor();

it('a company writes its terms in both languages on a phone, and each customer reads the own one', async () => {
  const { portalId, path } = await companyWithOrder('Both Words');
  const { page, complaints, context } = await openPageAs(people.superStaff, { viewport: phone });
  await page.goto(`${site}/order-terms/${portalId}`);
  const text = page.getByLabel('Text', { exact: true }).first();
  await text.fill('We move what you drive.');
  // As high as what it holds.
  expect((await text.boundingBox())?.height).toBeLessThan(200);
  await page.getByRole('radio', { name: 'Spanish' }).check({ force: true });
  await text.fill('Movemos lo que usted maneja.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Movemos lo que usted maneja.').waitFor();
  const found = await findingsOf(page);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Save Terms' }).click();
  await page.getByRole('button', { name: 'Put Into Force' }).click();
  await page.getByText('Version 1 is in force.').waitFor();
  await page.getByText('In English and Spanish').waitFor();

  const inTheirs = 'These terms are in Spanish.';
  for (const origin of [publicSite, site]) {
    const english = await read(`${origin}${path}`, 'en-US', async (reader) => {
      await words(reader, 'We move what you drive.', 'en');
      expect(await reader.getByText(inTheirs).count()).toBe(0);
    });
    found.push(...english);
  }
  const spanish = await read(`${publicSite}${path}`, 'es-US', async (reader) => {
    await words(reader, 'Movemos lo que usted maneja.', 'es');
    expect(await reader.getByText('Estos términos están en').count()).toBe(0);
  });
  expect([...found, ...spanish]).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a company that writes Spanish alone says so to who reads English, and what is accepted is Spanish', async () => {
  const { portalId, path, token } = await companyWithOrder('Una Lengua');
  const es = [{ title: 'Qué hacemos', text: 'Movemos lo que usted maneja.' }];
  await until('the company has its terms', async () => {
    const body = { portalId, version: 0, texts: { ...noTerms, es } };
    return (await call(orderTerms.save, { body }, { token })).status === 200;
  });
  const found: string[] = [];
  for (const origin of [publicSite, site]) {
    const english = await read(`${origin}${path}`, 'en-US', async (reader) => {
      await reader.getByText('These terms are in Spanish.').waitFor();
      await words(reader, 'Movemos lo que usted maneja.', 'es');
    });
    found.push(...english);
  }
  const { page, complaints, context } = await openPage(inSpanish);
  await page.goto(`${publicSite}${path}`);
  await words(page, 'Movemos lo que usted maneja.', 'es');
  expect(await page.getByText('Estos términos están en').count()).toBe(0);
  await page.getByLabel('Su nombre completo').fill('Ramona Ruiz');
  await page.getByRole('radio', { name: 'Escribir' }).check({ force: true });
  await page.getByText(/^He leído los términos/).click();
  await page
    .getByRole('button', { name: /^Aceptar por / })
    .filter({ visible: true })
    .click();
  await page.getByRole('heading', { name: 'Gracias, Ramona' }).waitFor();
  const [, , orderId = '', uniqueId = ''] = path.split('/');
  const { body } = await call(orderTerms.open, { params: { orderId, uniqueId } }, { origin: publicSite });
  expect(body).toMatchObject({
    terms: { texts: { ...noTerms, es } },
    accepted: { version: 1, language: 'es' },
  });
  expect([...found, ...complaints]).toEqual([]);
  await context.close();
});
