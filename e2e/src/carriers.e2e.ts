import { carrierMessages } from '@overland/contracts';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, phone } from './browser.js';
import { mailsTo, publicSite, site, until } from './product.js';

afterAll(closeBrowser);

it('a carrier applies on a phone, on the public site and in the shell, and gets a copy', async () => {
  for (const [index, origin] of [publicSite, site].entries()) {
    const email = `ortiz${index}-${Date.now()}@trucks.example`;
    const { page, complaints, context } = await openPage({ viewport: phone });
    await page.goto(`${origin}/carriers`);
    await page.getByRole('button', { name: 'Send Application' }).click();
    await page.getByText(carrierMessages.companyRequired).waitFor();
    const found = await findingsOf(page);
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Ortiz');
    await page.getByLabel('Company').fill('Ortiz Hauling');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('5550100123');
    await page.getByRole('button', { name: 'Send Application' }).click();
    await page.getByText(carrierMessages.sent).waitFor();
    found.push(...(await findingsOf(page)));
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    const [copy] = await until('the copy', async () => {
      const mails = await mailsTo(email);
      return mails.length > 0 && mails;
    });
    expect(copy?.Subject).toBe('Application to drive with Overland');
    await context.close();
  }
});
