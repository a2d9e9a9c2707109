import { users } from '@overland/contracts';
import { closeBrowser, openPage, phone, signInOn } from './browser.js';
import { newPerson, temporaryPassword } from './own-people.js';
import { call, demoPassword, mailsTo, newCode, seenMails, signInAs, site, until } from './product.js';

/** No other file uses this account: the reset ends its sessions. */
const caleb = 'caleb@overland-direct.example';
const newPassword = 'a quiet road at dawn 7';

afterAll(closeBrowser);

it('a forgotten password is reset by the emailed link, which works once and ends every session', async () => {
  const { token } = await signInAs(caleb);
  const seen = await seenMails(caleb);
  const { page, context, complaints } = await openPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.goto(`${site}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(caleb);
  await page.getByRole('main').getByRole('button').click();
  const mail = await until('the link', async () => (await mailsTo(caleb)).find(({ ID }) => !seen.has(ID)));
  const link = /http\S+\/reset-password\/\S+/.exec(mail.Text)?.[0];
  if (!link) throw new Error(`No link in the email: ${mail.Text}`);

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
  await page.getByText('Your password has been updated.').waitFor();

  expect((await call(users.own, {}, { token })).status).toBe(401);
  await expect(signInAs(caleb, demoPassword)).rejects.toThrow('not right');
  await signInOn(page, { email: caleb, password: newPassword });
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

it('the code is sent again without the password, and the one before ends', async () => {
  const { email } = await newPerson({ role: 'MCAdmin' });
  const { page, complaints } = await openPage({ viewport: phone });
  await page.goto(`${site}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(temporaryPassword);
  await page.keyboard.press('Enter');
  const first = await newCode(email, new Set());
  const seen = await seenMails(email);
  await page.getByRole('button', { name: 'Send the code again' }).click();
  await page.getByText('We have sent another code. The one before does not work any more.').waitFor();
  const second = await newCode(email, seen);
  const code = page.getByRole('textbox', { name: 'Code' });
  if (first !== second) {
    await code.fill(first);
    await page.getByText('That code is not right or has expired.').waitFor();
  }
  await code.fill(second);
  await page.getByRole('heading', { name: 'Choose your password' }).waitFor();
  expect(complaints.filter((each) => !/status of (401|403)/.test(each))).toEqual([]);
});
