import { quotes, userEdits } from '@overland/contracts';
import { closeBrowser, openPageAs, phone } from './browser.js';
import { aMove } from './builders.js';
import { openSessionOf } from './databases.js';
import { newPerson } from './own-people.js';
import { newQuote } from './own-things.js';
import { call, site } from './product.js';
import { people, tokenFor } from './tokens.js';

/** What somebody else changes while a form is open is shown in it, and nothing of it is overwritten unseen. */
describe('two open forms', () => {
  afterAll(closeBrowser);

  it('of one person: the second shows what the first changed, and saves on top of it', async () => {
    const token = await tokenFor(people.superStaff);
    const { portalId } = await openSessionOf(people.admin);
    const person = await newPerson({ role: 'User', portalId });
    const { page, complaints } = await openPageAs(people.admin, { viewport: phone });
    await page.goto(`${site}/user/${person._id}`);
    await page.getByLabel('First name').fill('Theresa');

    const { email, lastName, role, version } = person;
    const theirs = { email, firstName: 'Tessa', lastName, role, portalId, phone: '(214) 555-0188', version };
    const params = { userId: person._id };
    expect((await call(userEdits.update, { params, body: theirs }, { token })).status).toBe(200);

    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Phone is now: (214) 555-0188.').waitFor();
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Theresa');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('The changes have been saved.').waitFor();
    expect(await page.getByLabel('Phone (optional)', { exact: true }).inputValue()).toBe('(214) 555-0188');
    // The browser itself reports the refusal.
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  });

  it('of one quote: the second takes over what it left alone, and shows the rest beside what was typed', async () => {
    const token = await tokenFor(people.user);
    const { _id: quoteId, version } = await newQuote(token, 'Paula Frey');
    const { page, complaints } = await openPageAs(people.user, { viewport: phone, colorScheme: 'dark' });
    await page.goto(`${site}/quote/${quoteId}/edit`);
    await page.getByLabel('Customer full name').fill('Paula Frey-Lund');

    const theirs = { ...aMove(), delivery: 'city:CO:denver', customerFullName: 'P. Frey', quoteId, version };
    expect((await call(quotes.update, { body: theirs }, { token })).status).toBe(200);

    await page.getByRole('button', { name: 'Update Quote' }).last().click();
    await page.getByText('Customer full name is now: P. Frey').waitFor();
    expect(await page.getByRole('combobox', { name: 'Delivery' }).inputValue()).toBe('Denver, CO');
    await page.getByRole('button', { name: 'Update Quote' }).last().click();
    await page.waitForURL(`${site}/quote/${quoteId}`);
    const { body: saved } = await call(quotes.get, { params: { quoteId } }, { token });
    expect([saved.customerFullName, saved.delivery.text]).toEqual(['Paula Frey-Lund', 'Denver, CO']);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  });
});
