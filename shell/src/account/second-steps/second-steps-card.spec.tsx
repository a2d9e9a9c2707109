import { type OwnSecondSteps, secondStep } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { SecondStepsCard } from './second-steps-card';

const none: OwnSecondSteps = {
  isRequired: false,
  passkeys: [],
  authenticator: null,
  recoveryCodes: { left: 0, createdAt: null, lastUsedAt: null },
};
const createdAt = '2026-09-08T12:00:00.000Z';
const withApp: OwnSecondSteps = {
  ...none,
  authenticator: { createdAt, lastUsedAt: null },
  recoveryCodes: { left: 2, createdAt, lastUsedAt: null },
};
const aKey = { _id: 'key', name: 'Laptop', createdAt, lastUsedAt: null, isDiscoverable: true };
const secret = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Overland:dana?secret=GEZDGNBVGY3TQOJQ' };
const recoveryCodes = Array.from({ length: 10 }, (_none, at) => `k3pd-7xwm-q2ya-4hfn-9dsu-6tc${at}`);

function openCard(own: OwnSecondSteps) {
  const server = new FakeServer().answer(secondStep.own, { body: own });
  return openPage(<SecondStepsCard email="dana@overland.example" />, { server, session: { userId: 'u' } });
}

describe('how one signs in', () => {
  it('turns on an authenticator app by its code, and shows the recovery codes once', async () => {
    const { server, user } = openCard(none);
    expect(screen.queryByText('Recovery codes')).toBeNull();
    server.answer(secondStep.startAuthenticator, { body: secret });
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    expect(within(dialog).getByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(within(dialog).getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    server.answer(secondStep.confirmAuthenticator, { body: { recoveryCodes } });
    await user.type(within(dialog).getByRole('textbox', { name: 'Code' }), '123456');
    const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await user.click(within(codes).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
    await user.click(within(codes).getByRole('button', { name: 'I Have Kept Them' }));
    expect(server.callsOf(secondStep.confirmAuthenticator)[0]?.body).toEqual({ code: '123456' });
  });

  it('shows at the field that the code is wrong', async () => {
    const { server, user } = openCard(none);
    server.answer(secondStep.startAuthenticator, { body: secret });
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    const message = 'That code is not right or has expired.';
    const errors = [{ path: 'code', message }];
    server.answer(secondStep.confirmAuthenticator, {
      status: 400,
      body: { code: 'invalid', message, errors },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('removes the app after a question', async () => {
    const { server, user } = openCard(withApp);
    const message = 'The authenticator app has been removed.';
    server.answer(secondStep.removeAuthenticator, { body: { message } });
    await user.click(await screen.findByRole('button', { name: 'Remove the authenticator app' }));
    expect(server.callsOf(secondStep.removeAuthenticator)).toEqual([]);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove App' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says how many recovery codes are left, and makes new ones after a question', async () => {
    const { server, user } = openCard(withApp);
    expect(await screen.findByText('2 of 10 left')).toBeVisible();
    server.answer(secondStep.makeRecoveryCodes, { body: { recoveryCodes } });
    await user.click(screen.getByRole('button', { name: 'Make New Ones' }));
    const question = await screen.findByRole('dialog', { name: 'Recovery codes' });
    await user.click(within(question).getByRole('button', { name: 'Make New Ones' }));
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  });

  it('renames a passkey, and removes it after a question', async () => {
    const { server, user } = openCard({ ...none, passkeys: [aKey] });
    expect(await screen.findByText(/not used yet/)).toBeVisible();
    server.answer(secondStep.renamePasskey, { body: { message: 'The passkey has been renamed.' } });
    await user.click(screen.getByRole('button', { name: 'Rename Laptop' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Phone{Enter}');
    expect(await screen.findByText('The passkey has been renamed.')).toBeVisible();
    expect(server.callsOf(secondStep.renamePasskey)[0]).toMatchObject({
      path: '/account/passkeys/key',
      body: { name: 'Phone' },
    });
    server.answer(secondStep.removePasskey, { body: { message: 'The passkey has been removed.' } });
    await user.click(screen.getByRole('button', { name: 'Remove Laptop' }));
    expect(server.callsOf(secondStep.removePasskey)).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'Laptop' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove Passkey' }));
    expect(await screen.findByText('The passkey has been removed.')).toBeVisible();
  });

  it.each([
    [true, 'Signs you in without a password.'],
    [false, 'Works after your password.'],
    [null, 'Works after your password, and perhaps also without it.'],
  ])('says what a passkey can do: discoverable %s', async (isDiscoverable, words) => {
    openCard({ ...none, passkeys: [{ ...aKey, isDiscoverable }] });
    expect(await screen.findByText(`Added Sep 8, 2026, not used yet. ${words}`)).toBeVisible();
  });

  it.each([
    ['the authenticator app', { ...withApp, isRequired: true }],
    ['Laptop', { ...none, isRequired: true, passkeys: [aKey] }],
  ])('says of %s that the company requires it, where it is the only one', async (name, own) => {
    openCard(own);
    const remove = await screen.findByRole('button', { name: `Remove ${name}` });
    expect(remove).toBeDisabled();
    expect(remove).toHaveAccessibleDescription(
      'Your company requires a second step. Set up another one before you remove this one.',
    );
  });

  it('lets one of two be removed, whatever the company requires', async () => {
    openCard({ ...withApp, isRequired: true, passkeys: [aKey] });
    for (const remove of await screen.findAllByRole('button', { name: /^Remove/ })) {
      expect(remove).toBeEnabled();
    }
    expect(screen.queryByText(/requires a second step/)).toBeNull();
  });

  it('says what to do where the browser made no passkey, and sends nothing', async () => {
    const { server, user } = openCard(none);
    server.answer(secondStep.passkeyOptions, { body: { options: {} } });
    await user.click(await screen.findByRole('button', { name: 'Add Passkey' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Laptop{Enter}');
    expect(await screen.findByText('No passkey was made. Please try again.')).toBeVisible();
    expect(server.callsOf(secondStep.addPasskey)).toEqual([]);
  });

  it('says that it could not be loaded', async () => {
    const server = new FakeServer().answer(secondStep.own, { status: 500, body: {} });
    openPage(<SecondStepsCard email="" />, { server, session: { userId: 'u' } });
    expect(await screen.findByText(/There was an error getting how you sign in/)).toBeVisible();
  });
});
