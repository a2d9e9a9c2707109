import { createHmac } from 'node:crypto';
import { newPortal, portalEdits, signIn, type User, users } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { findingsOf } from './axe.js';
import { closeBrowser, fillSignIn, openPage, openPageAs, phone } from './browser.js';
import { queryAsOwner } from './databases.js';
import { newPerson, temporaryPassword as password } from './own-people.js';
import { call, mailsTo, site, until } from './product.js';
import { people, tokenFor } from './tokens.js';

afterAll(closeBrowser);

/** A person who has replaced the temporary password. */
async function settledPerson(rights: Parameters<typeof newPerson>[0] = { role: 'MCAdmin' }): Promise<User> {
  const person = await newPerson(rights);
  await queryAsOwner(
    'identity',
    'update users set must_change_password_at = null, invited_at = null where id = $1',
    [person._id],
  );
  return person;
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto(`${site}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * RFC 6238, independent of the product's code.
 * @param ahead periods of 30 seconds from now.
 */
function totp(key: string, ahead = 0): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const at = digest.readUInt8(19) & 15;
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

it('an authenticator app is set up and signs in, and so does a recovery code, each once', async () => {
  const { email } = await settledPerson();
  const { page, complaints } = await openPageAs(email);
  await page.goto(`${site}/account`);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: /QR code/ }).waitFor();
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('textbox', { name: 'Code' }).fill(totp(key));
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const recoveryCode = (await page.getByRole('dialog').locator('code').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await page.getByText('10 of 10 left').waitFor();
  await until('the email', async () =>
    (await mailsTo(email)).some(({ Text }) => Text.includes('An authenticator app was added')),
  );
  expect(complaints).toEqual([]);

  const first = await openPage();
  await givePassword(first.page, email);
  await first.page.getByText(/Open your authenticator app/).waitFor();
  // The current code is used up. A phone's clock may be 30 seconds ahead.
  await first.page.getByRole('textbox', { name: 'Code' }).fill(totp(key, 1));
  await first.page.waitForURL(`${site}/get-quote`);

  const second = await openPage();
  await givePassword(second.page, email);
  await second.page.getByRole('button', { name: 'Use a recovery code' }).click();
  await second.page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await second.page.keyboard.press('Enter');
  await second.page.waitForURL(`${site}/get-quote`);
  const codes = (await mailsTo(email)).filter(({ Subject }) => Subject.endsWith('code'));
  expect(codes).toEqual([]);
});

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(`${site}/account`);
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await page.getByRole('button', { name: `Rename ${name}` }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/login/);
}

it('a security key that cannot sign in alone completes a password, and is removed', async () => {
  const { email } = await settledPerson();
  const { page, complaints } = await openPageAs(email);
  await withVirtualAuthenticator(page, { transport: 'usb', hasResidentKey: false });
  await addPasskey(page, 'Test key');
  await page.getByText(/Works after your password\./).waitFor();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText(/No passkey was used/).waitFor();
  await givePassword(page, email);
  await page.getByRole('button', { name: 'Use Your Passkey' }).click();
  await page.waitForURL(`${site}/get-quote`);

  await page.goto(`${site}/account`);
  await page.getByText(/used today/).waitFor();
  await page.getByRole('button', { name: 'Remove Test key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Passkey' }).click();
  await page.getByText('The passkey has been removed.').waitFor();
  await until('the email', async () =>
    (await mailsTo(email)).some(({ Text }) => Text.includes('A passkey was removed')),
  );
  expect(complaints).toEqual([]);
});

it('a passkey signs in alone, without email and password, until it is removed', async () => {
  const { _id, email } = await settledPerson({ role: 'MCAdmin' });
  const { page, complaints } = await openPageAs(email);
  const setPresence = await withVirtualAuthenticator(page);
  await addPasskey(page, 'Test laptop');
  await page.getByText(/Signs you in without a password\./).waitFor();

  await setPresence(false);
  await signOut(page);
  await page.getByLabel('Email').waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await setPresence(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(`${site}/get-quote`);

  await page.goto(`${site}/user/${_id}`);
  await page.getByText('Passkey “Test laptop”').waitFor();
  await page.getByText(/Added today .*, used today/).waitFor();
  // Taken away at the server, while the device keeps it.
  await queryAsOwner('identity', 'delete from passkeys where user_id = $1', [_id]);
  await setPresence(false);
  await signOut(page);
  await setPresence(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText(/This passkey does not open an account here/).waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

it('a passkey that is chosen from the browser’s own list at the email field signs in, without a button', async () => {
  const { email } = await settledPerson({ role: 'MCAdmin' });
  const { page, complaints } = await openPageAs(email);
  const setPresence = await withVirtualAuthenticator(page);
  await addPasskey(page, 'Test laptop');
  await setPresence(false);
  await signOut(page);
  expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username webauthn');
  expect(await page.evaluate('PublicKeyCredential.isConditionalMediationAvailable()')).toBe(true);
  // The list itself is the browser's, not of the page: the authenticator answers as if its entry were chosen.
  const asked = page.waitForResponse((reply) => reply.url().endsWith(signIn.passkeyAloneOptions.path));
  await setPresence(true);
  await page.reload();
  expect((await asked).ok()).toBe(true);
  await page.waitForURL(`${site}/get-quote`);
  expect(complaints).toEqual([]);
});

it('a company that requires a second step opens nothing to its people before they have one', async () => {
  const staff = await tokenFor(people.superStaff);
  const company = { ...newPortal, companyName: `Careful Autos ${Date.now()}`, requiresSecondStep: true };
  const { body: portal } = await call(portalEdits.create, { body: company }, { token: staff });
  const { email } = await settledPerson({ role: 'Admin', portalId: portal._id, isSuperAdmin: false });
  const { page, complaints } = await openPage({ viewport: phone });
  await page.goto(`${site}/users`);
  await fillSignIn(page, { email, password });
  await page.getByRole('heading', { name: 'Set up a second step' }).waitFor();
  await page.getByRole('button', { name: 'Set Up an Authenticator App' }).waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await page.goto(`${site}/orders`);
  await page.getByRole('heading', { name: 'Set up a second step' }).waitFor();
  const token = await tokenFor(email);
  const { status, body } = await call(users.own, {}, { token });
  expect([status, body.code]).toEqual([403, 'secondStepRequired']);

  const dialog = page.getByRole('dialog');
  await tabTo(page, 'Add a Passkey');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Name', { exact: true }).waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Add a Passkey');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.getByRole('img', { name: /QR code/ }).waitFor();
  expect(await findingsOf(page)).toEqual([]);
  const key = (await dialog.locator('code').textContent()) ?? '';
  await page.keyboard.type(totp(key));
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await tabTo(page, 'I Have Kept Them');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/orders`);
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  expect((await call(users.own, {}, { token })).status).toBe(200);

  await page.goto(`${site}/account`);
  const remove = page.getByRole('button', { name: 'Remove the authenticator app' });
  await page.getByText('Your company requires a second step. Set up another one before').waitFor();
  expect(await remove.isDisabled()).toBe(true);
  expect(await findingsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

const focused = (page: Page) => page.evaluate('document.activeElement.textContent');

/** By the keyboard alone. */
async function tabTo(page: Page, button: string): Promise<void> {
  for (let steps = 0; steps < 10; steps += 1) {
    if ((await focused(page)) === button) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${button}.`);
}

/**
 * Chromium's own authenticator in software.
 * @returns sets whether it answers at once, as if somebody were there.
 */
async function withVirtualAuthenticator(
  page: Page,
  special: { transport?: 'internal' | 'usb'; hasResidentKey?: boolean } = {},
): Promise<(enabled: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      ...special,
    },
  });
  return async (enabled) => {
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  };
}
