import { closeBrowser, openPageAs } from './browser.js';
import { openSessionOf } from './databases.js';
import { newPerson } from './own-people.js';
import { newQuote } from './own-things.js';
import { site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

/** Whoever made a quote has it among the own until it is handed over to a colleague. */
describe('the owner of a quote', () => {
  afterAll(closeBrowser);

  it('is changed from its page, and of several in the list, which shows the own by one filter', async () => {
    const token = await tokenFor(people.admin);
    const { portalId } = await openSessionOf(people.admin);
    await newPerson({ role: 'User', portalId });
    const customer = `Olga ${Date.now()}`;
    const quotes = [await newQuote(token, customer), await newQuote(token, customer)];
    const { page, complaints } = await openPageAs(people.admin);
    await until('the colleague is known', async () => {
      await page.goto(`${site}/quote/${quotes[0]?._id}`);
      await page.getByRole('button', { name: 'Hand over' }).click();
      await page.getByRole('combobox', { name: 'New owner' }).fill('Own Person');
      await page.getByRole('option', { name: 'Own Person' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Hand Over' }).click();
      return page
        .getByText(`Quote #${quotes[0]?.uniqueId} handed over.`)
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
    });
    await page.goto(`${site}/quotes?q=${encodeURIComponent(customer)}&owner=mine`);
    await page.getByRole('checkbox', { name: `Select quote #${quotes[1]?.uniqueId}` }).check();
    expect(await page.getByRole('checkbox', { name: /Select quote/ }).count()).toBe(1);
    await page.getByRole('button', { name: 'Hand Over' }).click();
    await page.getByRole('combobox', { name: 'New owner' }).fill('Own Person');
    await page.getByRole('option', { name: 'Own Person' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand Over' }).click();
    const handedOver = page.getByText(`Quote #${quotes[1]?.uniqueId} handed over.`);
    await handedOver.waitFor();
    await page.getByRole('heading', { name: /No quotes match|Nothing/ }).waitFor();
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Given back, as it was before.').waitFor();
    await page.getByRole('checkbox', { name: `Select quote #${quotes[1]?.uniqueId}` }).waitFor();
    expect(complaints).toEqual([]);
  });
});
