import { texts as spanish } from '@overland/i18n/es';
import type { Page } from 'playwright-core';
import { actAtDispatch, orderAtDispatch } from './at-dispatch.js';
import { closeBrowser, openPage } from './browser.js';
import { newOrder } from './customer-orders.js';
import { mailedTerms } from './mailed-links.js';
import { publicSite, until } from './product.js';
import { englishOn, expectSpanish, inSpanish } from './spanish-page.js';

afterAll(closeBrowser);

/** An order of Lone Star, and how its customer opens it. */
async function orderOf(customer: string) {
  const { read } = await newOrder(customer);
  const { uniqueId, customerEmail } = await read();
  const { token } = await mailedTerms(customerEmail);
  return { uniqueId, customerEmail, link: `${publicSite}/order-status/${token}`, read };
}

type Ordered = Awaited<ReturnType<typeof orderOf>>;

/** Moves the order as the carrier's driver would. */
async function moveTo(step: 'picked_up' | 'delivered', { uniqueId, read }: Ordered): Promise<void> {
  const { guid } = await orderAtDispatch(uniqueId);
  await actAtDispatch(guid, 'step', { to: step });
  await until(step, async () => (await read()).sdStatus === step);
}

async function lookUp(page: Page, email: string, number: number): Promise<void> {
  await page.getByLabel(spanish.Email).fill(email);
  await page.getByLabel(spanish['Order number']).fill(`#${number}`);
  await page.keyboard.press('Enter');
}

const visible = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).filter({ visible: true });

/** The answers to another's email, and to a link that does not work. */
const unexpected = (complaints: string[]) => complaints.filter((complaint) => !/40[04]/.test(complaint));

it('a customer opens the order by its link, asks for another day and signs the terms, in Spanish', async () => {
  const order = await orderOf('Ramona Ruiz');
  const { page, complaints, context } = await openPage(inSpanish);
  await page.goto(order.link);
  await page.getByText(`PEDIDO: #${order.uniqueId}`).waitFor();
  await expectSpanish(page);
  await page.getByRole('button', { name: spanish['Change My Date'] }).click();
  const dialog = page.getByRole('dialog', { name: spanish['Change my date'] });
  await dialog.getByText(/^Primer día posible: /).waitFor();
  await dialog.getByRole('button', { name: spanish['Ask for This Day'] }).click();
  await dialog.getByText(spanish['This field is required.']).waitFor();
  // Behind the dialog, the rest of the page is inert.
  expect(await englishOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: spanish.Cancel, exact: true }).click();

  await page.getByRole('link', { name: spanish['Read and accept the terms'] }).click();
  await page.getByRole('heading', { name: '1. Qué hacemos' }).waitFor();
  await visible(page, /^Aceptar por /).click();
  await page.getByText(spanish['Please tick this box to accept.']).waitFor();
  await expectSpanish(page);
  await page.getByLabel(spanish['Your full name']).fill('Ramona Ruiz');
  await page.getByRole('radio', { name: spanish.Type }).check({ force: true });
  await page.getByText(/^He leído los términos/).click();
  await visible(page, /^Aceptar por /).click();
  await page.getByRole('heading', { name: 'Gracias, Ramona' }).waitFor();
  await expectSpanish(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a customer tracks the order, in Spanish, and reads what went wrong', async () => {
  const order = await orderOf('Tomasa Trejo');
  await moveTo('picked_up', order);
  const { page, complaints, context } = await openPage(inSpanish);
  await page.goto(`${publicSite}/track-order`);
  await visible(page, spanish['Track Order']).click();
  await page.getByText(spanish['Please enter your order number.']).waitFor();
  await expectSpanish(page);
  await lookUp(page, 'stranger@mail.example', order.uniqueId);
  const notFound = spanish['Sorry! We were unable to find the status of this order.'];
  await page.getByRole('alert').getByText(notFound).waitFor();
  await expectSpanish(page);
  await lookUp(page, order.customerEmail, order.uniqueId);
  await page.getByRole('heading', { name: spanish['Where it is'] }).waitFor();
  await expectSpanish(page);

  await page.goto(`${publicSite}/order-status?by=email`);
  await lookUp(page, order.customerEmail, order.uniqueId);
  await page.getByText(spanish['If an order has this number and email, we have sent the link.']).waitFor();
  await expectSpanish(page);
  await page.goto(`${publicSite}/order-status/changed`);
  await page.getByRole('heading', { name: spanish['This link is no longer valid.'] }).waitFor();
  await expectSpanish(page);
  expect(unexpected(complaints)).toEqual([]);
  await context.close();
});

it('a customer answers the survey, in Spanish, from the page of the delivered order', async () => {
  const order = await orderOf('Socorro Solis');
  await moveTo('delivered', order);
  const { page, complaints, context } = await openPage(inSpanish);
  await page.goto(order.link);
  await page.getByRole('link', { name: spanish['Tell us how it went'] }).waitFor();
  await expectSpanish(page);
  await page.getByRole('link', { name: spanish['Tell us how it went'] }).click();
  await page.getByRole('heading', { name: 'Socorro, ¿cómo nos fue con su transporte?' }).waitFor();
  await visible(page, spanish['Send My Answers']).click();
  await page.getByText(spanish['Please choose a rating.']).first().waitFor();
  await expectSpanish(page);
  for (const question of ['Our communication with you', 'Your driver', 'Would you recommend us?'] as const) {
    const group = page.getByRole('radiogroup', { name: spanish[question] });
    await group.getByRole('radio', { name: /^5, / }).check({ force: true });
  }
  await visible(page, spanish['Send My Answers']).click();
  await page.getByRole('heading', { name: 'Gracias, Socorro.' }).waitFor();
  await expectSpanish(page);
  expect(complaints).toEqual([]);
  await context.close();
});
