import { reminders } from '@overland/contracts';
import { closeBrowser, openPageAs } from './browser.js';
import { openSessionOf } from './databases.js';
import { newPerson } from './own-people.js';
import { thingsOf } from './own-things.js';
import { call, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

/** Of a company, with an order, and somebody else of it whom no other file knows. */
async function twoColleagues() {
  const token = await tokenFor(people.admin);
  const { portalId } = await openSessionOf(people.admin);
  const firstName = `Wren${Date.now()}`;
  const colleague = await newPerson({ role: 'User', portalId, firstName });
  const { orderId, uniqueId } = await thingsOf(token, firstName);
  return { firstName, colleague, orderId, uniqueId };
}

describe('the bell', () => {
  afterAll(closeBrowser);

  it('tells who is mentioned in a note, without a reload, and leads to the order', async () => {
    const { firstName, colleague, orderId, uniqueId } = await twoColleagues();
    const theirs = await openPageAs(colleague.email);
    await theirs.page.goto(`${site}/quotes`);
    await theirs.page.getByRole('button', { name: 'Notices', exact: true }).waitFor();
    const { page, complaints } = await openPageAs(people.admin);
    await until('the colleague is known, and can be mentioned', async () => {
      await page.goto(`${site}/order/${orderId}`);
      const note = page.getByRole('textbox', { name: 'Note' });
      await note.fill(`@${firstName.slice(0, -1)}`);
      await note.press(firstName.slice(-1));
      return page
        .getByRole('option', { name: `${firstName} Person` })
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
    });
    await page.keyboard.press('Enter');
    await page.keyboard.type('please call the yard.');
    await page.keyboard.press('Control+Enter');
    await page
      .locator('mark')
      .filter({ hasText: `@${firstName} Person` })
      .waitFor();
    await theirs.page.getByRole('button', { name: 'Notices, 1 unread' }).click();
    const panel = theirs.page.getByRole('dialog', { name: 'Notices' });
    await panel.getByText('please call the yard.').waitFor();
    await panel.getByRole('link', { name: `mentioned you in order #${uniqueId}` }).click();
    await theirs.page.waitForURL(`${site}/order/${orderId}`);
    await theirs.page.getByRole('button', { name: 'Notices', exact: true }).waitFor();
    expect([...complaints, ...theirs.complaints]).toEqual([]);
  });

  it('reminds of an order at the time that was set, once it was changed and read in the list', async () => {
    const { colleague, orderId, uniqueId } = await twoColleagues();
    const { page, complaints } = await openPageAs(colleague.email);
    await page.goto(`${site}/order/${orderId}?do=remind`);
    const dialog = page.getByRole('dialog', { name: `Remind me of order #${uniqueId}` });
    await dialog.getByLabel('Day and time').fill('2020-01-01T09:00');
    await dialog.getByLabel('What about').fill('Ask for the gate code');
    await dialog.getByRole('button', { name: 'Remind Me' }).click();
    await dialog.getByText('This time has passed. Please choose a later one.').waitFor();
    await dialog.getByRole('button', { name: 'Tomorrow, 9:00 AM' }).click();
    await dialog.getByRole('button', { name: 'Remind Me' }).click();
    await page.getByText(/You will be reminded on .*: Ask for the gate code/).waitFor();
    await page.goto(`${site}/notices`);
    await page.getByRole('link', { name: `Change the reminder of order #${uniqueId}` }).click();
    await dialog.locator('input[name=words][value="Ask for the gate code"]').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: `Remove the reminder of order #${uniqueId}` }).click();
    await page.getByText('You have no reminders.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Ask for the gate code').waitFor();
    const token = await tokenFor(colleague.email);
    const soon = { at: new Date(Date.now() + 1000).toISOString(), words: 'Ask for the gate code' };
    expect((await call(reminders.set, { params: { orderId }, body: soon }, { token })).status).toBe(200);
    await page.getByRole('link', { name: `Reminder of order #${uniqueId}` }).waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('button', { name: 'Notices', exact: true }).waitFor();
    // Of the time that has passed.
    expect(complaints.filter((each) => !each.includes('status of 400'))).toEqual([]);
  });
});
