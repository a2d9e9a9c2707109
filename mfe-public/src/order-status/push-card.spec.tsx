import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { PushCard } from './push-card';
import { aCustomerOrder, over } from './testing';

const endpoint = 'https://push.example/a-device';
const keys = { p256dh: 'a-public-key', auth: 'a-secret' };
const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };

/** A browser that can show messages; `answer` is what the person says when it asks. */
function aBrowser({ answer = 'granted', isSubscribed = false, ...changes }: Partial<Browser> = {}) {
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: jest.fn(changes.subscribe ?? (async () => subscription)),
  };
  const serviceWorker = { ready: Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const requestPermission = jest.fn(async () => answer);
  Object.assign(window, { PushManager: class {}, Notification: { requestPermission } });
  return { requestPermission, pushManager };
}
interface Browser {
  answer: NotificationPermission;
  isSubscribed: boolean;
  subscribe(): Promise<typeof subscription>;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

const aServer = (offer: object = {}) =>
  new FakeServer()
    .answer(calls.pushDevices.offer, { body: { publicKey: 'BAAA', isOn: false, ...offer } })
    .answer(calls.pushDevices.add, { body: { isOn: true } })
    .answer(calls.pushDevices.end, { body: { isOn: false } });
const open = (server = aServer()) => openPage(<PushCard order={aCustomerOrder()} />, { server });
const tellMe = () => screen.findByRole('button', { name: 'Tell Me on This Device' });

describe('messages on this device', () => {
  it('begin when the customer asks for them and the browser allows them, and end there', async () => {
    const { requestPermission, pushManager } = aBrowser();
    const { user, server } = open();
    const button = await tellMe();
    expect(requestPermission).not.toHaveBeenCalled();
    await user.click(button);
    const stop = await screen.findByRole('button', { name: 'Stop Telling This Device' });
    expect(screen.getByText(/^This device tells you of each step/)).toBeVisible();
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: new Uint8Array([4, 0, 0]),
    });
    expect(server.callsOf(calls.pushDevices.add)).toMatchObject([
      { body: { token: 'a-token', endpoint, keys, language: 'en' } },
    ]);
    await user.click(stop);
    expect(await tellMe()).toBeVisible();
    expect(server.callsOf(calls.pushDevices.end)).toMatchObject([{ body: { token: 'a-token', endpoint } }]);
    expect(server.calls.filter(({ path }) => path.includes('a-token'))).toEqual([]);
  });

  it('are known to be on when the page is opened again', async () => {
    aBrowser({ isSubscribed: true });
    const { server } = open(aServer({ isOn: true }));
    expect(await screen.findByRole('button', { name: 'Stop Telling This Device' })).toBeVisible();
    expect(server.callsOf(calls.pushDevices.offer)).toMatchObject([{ body: { token: 'a-token', endpoint } }]);
  });

  it('do not begin when the person says no, and the page says how to change that', async () => {
    const { pushManager } = aBrowser({ answer: 'denied' });
    const { user, server } = open();
    await user.click(await tellMe());
    expect(await screen.findByText(/Your browser does not allow messages from this site/)).toBeVisible();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(server.callsOf(calls.pushDevices.add)).toEqual([]);
  });

  it('say why they did not begin', async () => {
    aBrowser({ subscribe: () => Promise.reject(new DOMException('push service error', 'AbortError')) });
    const unreachable = open();
    await unreachable.user.click(await tellMe());
    expect(await screen.findByText(/Your browser cannot receive messages now/)).toBeVisible();
    unreachable.unmount();
    aBrowser();
    const ended = open(aServer().answer(calls.pushDevices.add, over));
    await ended.user.click(await tellMe());
    expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
    expect(await tellMe()).toBeVisible();
  });

  it.each<[string, () => FakeServer]>([
    ['the installation sends none', () => aServer({ publicKey: null })],
    ['the offer fails', () => aServer().answer(calls.pushDevices.offer, over)],
  ])('are not offered where %s', async (_why, make) => {
    aBrowser();
    const { server } = open(make());
    await waitFor(() => expect(server.callsOf(calls.pushDevices.offer)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Messages on this device' })).not.toBeInTheDocument();
  });

  it.each(['Delivered', 'Canceled'] as const)(
    'are not offered of an order that is %s, as nothing is to come',
    async (status) => {
      aBrowser({ isSubscribed: true });
      const server = aServer({ isOn: true });
      openPage(<PushCard order={aCustomerOrder({ status })} />, { server });
      await act(async () => undefined);
      expect(server.calls).toEqual([]);
      expect(screen.queryByRole('heading', { name: 'Messages on this device' })).not.toBeInTheDocument();
    },
  );

  it('are not offered by a browser without them, which asks nobody', async () => {
    const { server } = open();
    await act(async () => undefined);
    expect(server.calls).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Messages on this device' })).not.toBeInTheDocument();
  });
});
