import { users } from '@overland/contracts';
import { closeBrowser, openPage, signInOn } from './browser.js';
import { call, demoPassword, mailsTo, seenMails, signInAs, site, until } from './product.js';

const wes = 'wes@lonestarmotors.example';
const newPassword = 'a quiet road at dawn 7';

afterAll(closeBrowser);

it('a forgotten password is set anew by the mailed link, which works once and ends every session', async () => {
  const { token } = await signInAs(wes);
  const seen = await seenMails(wes);
  const { page, context, complaints } = await openPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.goto(`${site}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail').fill(wes);
  await page.getByRole('main').getByRole('button').click();
  const mail = await until('the link', async () => (await mailsTo(wes)).find(({ ID }) => !seen.has(ID)));
  const link = /http\S+\/reset-password\/\S+/.exec(mail.Text)?.[0];
  if (!link) throw new Error(`No link in the mail: ${mail.Text}`);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('too short');
  await page.getByLabel('Confirm new password').fill('not the same');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await page.getByText('Passwords must match.').waitFor();
  expect(page.url()).not.toContain(link.split('/').at(-1));
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /log in/i }).waitFor();

  expect((await call(users.own, {}, { token })).status).toBe(401);
  await expect(signInAs(wes, demoPassword)).rejects.toThrow('not right');
  await signInOn(page, wes, newPassword);
  await page.waitForURL(`${site}/get-quote`);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/login/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another quiet road 8');
  await page.getByLabel('Confirm new password').fill('another quiet road 8');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').first().waitFor();
  expect(elsewhere).toEqual([]);
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  await context.close();
});
