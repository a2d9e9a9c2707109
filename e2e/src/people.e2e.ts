import { randomUUID } from 'node:crypto';
import { users } from '@overland/contracts';
import { findingsOf } from './axe.js';
import { closeBrowser, openPage, openPageAs, phone, pick, signInOn } from './browser.js';
import { queryAsOwner } from './databases.js';
import { newPerson, temporaryPassword } from './own-people.js';
import { call, mailsTo, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

const ownPassword = 'a quiet road at dawn 7';

afterAll(closeBrowser);

it('an Admin invites a person, who chooses a password, signs in, and is out once archived', async () => {
  const email = `${randomUUID()}@mail.example`;
  const { page: adminPage } = await openPageAs(people.admin);
  await adminPage.goto(`${site}/users`);
  await adminPage.getByRole('link', { name: 'Create User' }).click();
  await adminPage.getByLabel('First name').fill('Tess');
  await adminPage.getByLabel('Last name').fill('Holloway');
  await adminPage.getByLabel('Email').fill(email);
  await pick(adminPage, 'Role', 'User');
  await adminPage.getByRole('button', { name: 'Create User' }).click();
  await adminPage.getByText(`An invitation was sent to ${email}.`).waitFor();
  await adminPage.getByRole('button', { name: 'Resend Invitation' }).waitFor();

  const mail = await until('the invitation', async () => (await mailsTo(email))[0]);
  const link = /http\S+\/reset-password\/\S+/.exec(mail.Text)?.[0];
  if (!link) throw new Error(`No link in the email: ${mail.Text}`);
  const { page, complaints } = await openPage({ viewport: phone });
  await page.goto(link);
  await page.getByRole('heading', { name: 'Choose your password' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(ownPassword);
  await page.getByLabel('Confirm password').fill(ownPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/get-quote`);

  await adminPage.getByRole('button', { name: 'Archive User' }).click();
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Archive User' }).click();
  await adminPage.getByText('Tess Holloway has been archived.').waitFor();
  expect(complaints).toEqual([]);
  // The gateway asks again whether a session is active within 5 seconds.
  await page.getByRole('link', { name: 'Quotes' }).first().click();
  await until('the session has ended', async () => {
    await page.reload();
    return page.waitForURL(/\/login/, { timeout: 1000 }).then(
      () => true,
      () => false,
    );
  });
});

it('a temporary password opens nothing but the form for one’s own', async () => {
  const { email } = await newPerson({ role: 'MCAdmin' });
  const { page } = await openPage();
  await signInOn(page, { email, password: temporaryPassword });
  await page.getByRole('heading', { name: 'Choose your password' }).waitFor();
  await page.getByText(/Your password was a temporary one/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/reset-password');
});

it('a file of people shows who is invited and who is left out, before anybody gets an email', async () => {
  const fresh = `${randomUUID()}@mail.example`;
  const { body: admin } = await call(users.own, {}, { token: await tokenFor(people.admin) });
  const rights = { portalId: admin.portalId, isSuperAdmin: false };
  const { email: taken } = await newPerson({ role: 'User', ...rights });
  const { email } = await newPerson({ role: 'Admin', ...rights });
  const { page, complaints } = await openPageAs(email);
  await page.goto(`${site}/users/import`);
  const rows = ['email,first name,last name,role', `${fresh},Ida,Moss,User`, `${taken},Twice,Listed,User`];
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is invited' });
  await dialog.getByText('An email with a link goes to 1 person').waitFor();
  await dialog.getByText(fresh).waitFor();
  await dialog.getByText('Somebody with this email address already has an account.').waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await mailsTo(fresh)).toEqual([]);
  await page.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Invite 1 person' }).click();
  await until('the invitation', async () => (await mailsTo(fresh))[0]);
  await page.getByText('1 person invited').waitFor();
  expect(complaints).toEqual([]);
});

it('a change of a person asks for the password again after a while, and a canceled one keeps what was typed', async () => {
  const [editor, person] = [await newPerson({ role: 'MCAdmin' }), await newPerson({ role: 'MCAdmin' })];
  const { page, complaints } = await openPageAs(editor.email, { viewport: phone });
  await page.goto(`${site}/user/${person._id}`);
  await queryAsOwner(
    'identity',
    `update sessions set confirmed_at = now() - interval '16 minutes' where user_id = $1`,
    [editor._id],
  );
  await page.getByLabel('First name').fill('Renamed');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await dialog.getByLabel('Your password').waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Please confirm with your password that it is you.').waitFor();
  expect(await page.evaluate('document.activeElement.textContent')).toBe(
    'Please confirm with your password that it is you.',
  );
  expect(await page.getByLabel('First name').inputValue()).toBe('Renamed');

  await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await dialog.getByLabel('Your password').waitFor();
  await page.keyboard.type('something else entirely');
  await page.keyboard.press('Enter');
  await dialog.getByText('This is not your current password.').waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill(temporaryPassword);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('The changes have been saved.').waitFor();
  // Both are answers of the server that the browser reports by itself.
  expect(complaints.filter((each) => !/status of (400|403)/.test(each))).toEqual([]);
});

it('ends the other sessions of one’s account, and those alone', async () => {
  const person = await newPerson({ role: 'MCAdmin' });
  await tokenFor(person.email);
  const { page } = await openPageAs(person.email);
  await page.goto(`${site}/account`);
  await page.getByText('This one').waitFor();
  await page.getByRole('button', { name: 'End All Others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End All Others' }).click();
  await page.getByText('All your other sessions have ended.').waitFor();
  await page.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'detached' });
});

it('View As is in the address, survives a reload, and is in a bar that leads back to all', async () => {
  const { page } = await openPageAs(people.superStaff);
  await page.goto(`${site}/users`);
  await page.getByLabel('View as').selectOption({ label: 'Northgate Relocation' });
  await page.getByText('Viewing as Northgate Relocation').waitFor();
  await page.waitForURL(/\/users\?viewAs=/);
  const shared = page.url();
  await page.reload();
  await page.getByText('Viewing as Northgate Relocation').waitFor();
  const { page: other } = await openPageAs(people.superStaff);
  await other.goto(shared);
  await other.getByText('Viewing as Northgate Relocation').waitFor();
  await other.getByRole('button', { name: 'View All' }).click();
  await other.waitForURL(`${site}/users`);
});
