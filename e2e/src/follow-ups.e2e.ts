import { randomUUID } from 'node:crypto';
import { closeBrowser, openPage, openPageAs } from './browser.js';
import { newPublicQuote } from './own-things.js';
import { mailsTo, publicSite, site, until } from './product.js';
import { people } from './tokens.js';

afterAll(closeBrowser);

it('a quote is followed up by an email that is seen before and can be taken back, until its customer has enough', async () => {
  const customerEmail = `rita.${randomUUID()}@mail.example`;
  const { _id, uniqueId } = await newPublicQuote({ customerEmail });
  const { page, complaints } = await openPageAs(people.superStaff);
  await page.goto(`${site}/quote/${_id}`);
  const followUp = page.getByRole('button', { name: 'Follow up by email' });
  const send = async () => {
    await followUp.click();
    const dialog = page.getByRole('dialog', { name: `Follow up quote #${uniqueId}` });
    await dialog.getByText(customerEmail).waitFor();
    await dialog.getByRole('radio', { name: 'Any questions?' }).check();
    await dialog
      .frameLocator('iframe')
      .getByText(/^Do you have any questions about the transport/)
      .waitFor();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await send();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The email was taken back. Nobody gets it.').waitFor();
  await send();
  await page
    .getByText(/^Emailed just now by .+; the next can go out (today|tomorrow) at /)
    .waitFor({ timeout: 100_000 });
  expect(await followUp.count()).toBe(0);

  const mail = await until('the email', async () =>
    (await mailsTo(customerEmail)).find(({ Subject }) => Subject.startsWith('Any questions')),
  );
  expect(mail.Text).toContain(`${publicSite}/quote/public/${_id}`);
  const link = /http\S+\/no-more-reminders\/\S+/.exec(mail.Text)?.[0] ?? '';
  const customer = await openPage();
  await customer.page.goto(link);
  await customer.page.getByRole('button', { name: 'Stop Reminders' }).click();
  await customer.page
    .getByRole('heading', { name: 'We will send you no more reminders about quotes.' })
    .waitFor();
  // A second look at the link says the same.
  await customer.page.reload();
  await customer.page.getByRole('button', { name: 'Get Reminders Again' }).waitFor();
  await page.reload();
  await page.getByText('The customer does not want reminders, and was emailed the quote.').waitFor();
  // The preview's frame has no origin, so that nothing of an email can reach the page.
  expect(complaints.filter((each) => !each.includes('sandboxed'))).toEqual([]);
  // The email waits for a minute.
}, 150_000);
