import type { DriverLink } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { DriverLocationPage } from './driver-location-page';

const token = 'a-token';
const link: DriverLink = {
  company: 'Riverside Motors',
  uniqueId: 10_231,
  pickup: 'Dallas, TX',
  delivery: 'Miami, FL',
  vehicles: ['2021 Subaru Outback', '2019 Honda Accord'],
  sharedAt: null,
};
const sharedAt = '2026-11-20T18:00:00.000Z';
const over = { status: 400, body: { code: 'linkExpired', message: 'This link is no longer valid.' } };

/** The phone as the browser gives it: answers in turn, a position or the code of an error. */
function aPhone(...answers: ({ latitude: number; longitude: number } | number)[]) {
  const asked: PositionOptions[] = [];
  const geolocation = {
    getCurrentPosition: (
      found: (position: { coords: object }) => void,
      failed: (error: { code: number }) => void,
      options: PositionOptions,
    ) => {
      asked.push(options);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (typeof answer === 'number') failed({ code: answer });
      else found({ coords: answer ?? {} });
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  return asked;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const amarillo = { latitude: 35.1992, longitude: -101.8453 };
const aServer = (found: Partial<DriverLink> = {}) =>
  new FakeServer()
    .answer(calls.driverLocation.open, { body: { ...link, ...found } })
    .answer(calls.driverLocation.share, { body: { ...link, sharedAt } });
const open = (server: FakeServer) =>
  openPage(<DriverLocationPage />, {
    server,
    path: '/driver-location/:token',
    at: `/driver-location/${token}`,
  });
const tap = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the page of a driver', () => {
  it('says who asks, for which order and vehicles, before it asks for anything', async () => {
    const asked = aPhone(amarillo);
    open(aServer());
    expect(await screen.findByRole('heading', { name: 'Riverside Motors asks where you are' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dallas, TX to Miami, FL');
    expect(screen.getByText('ORDER: #10231')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(link.vehicles);
    expect(asked).toEqual([]);
  });

  it('says that the customer sees the position, too', async () => {
    open(aServer());
    expect(
      await screen.findByText(/Riverside Motors, Overland and the customer of this order can see it/),
    ).toBeVisible();
  });

  it('shares the position by one tap, with the token in the body and never in an address', async () => {
    const asked = aPhone(amarillo);
    const { user, server } = open(aServer());
    await tap(user, 'Share my location');
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you. Your location was shared.');
    expect(server.callsOf(calls.driverLocation.share).map(({ body }) => body)).toEqual([
      { token, lat: 35.1992, long: -101.8453, language: 'en' },
    ]);
    expect(server.calls.filter(({ path }) => path.includes(token))).toEqual([]);
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 }]);
    await tap(user, 'Share again');
    expect(server.callsOf(calls.driverLocation.share)).toHaveLength(2);
  });

  it.each([
    [1, /does not let this page see your location/],
    [2, /could not find out where you are/],
    [3, /took too long/],
  ])(
    'explains what to do when the phone answers with error %i, and can be tried again',
    async (code, words) => {
      aPhone(code, amarillo);
      const { user, server } = open(aServer());
      await tap(user, 'Share my location');
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(server.callsOf(calls.driverLocation.share)).toEqual([]);
      await tap(user, 'Share my location');
      expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('tells a browser that knows no positions', async () => {
    const { user } = open(aServer());
    await tap(user, 'Share my location');
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot tell where you are.');
  });

  it('keeps the button when the server cannot be reached', async () => {
    aPhone(amarillo);
    const { user, server } = open(aServer());
    await screen.findByRole('button', { name: 'Share my location' });
    server.isReachable = false;
    await tap(user, 'Share my location');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    server.isReachable = true;
    await tap(user, 'Share my location');
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
  });

  it('ends the sharing when the driver wants to', async () => {
    aPhone(amarillo);
    const server = aServer({ sharedAt }).answer(calls.driverLocation.stop, { body: { message: 'Stopped.' } });
    const { user } = open(server);
    await tap(user, 'Stop sharing');
    expect(await screen.findByRole('heading', { name: 'You have stopped sharing' })).toHaveFocus();
    expect(server.callsOf(calls.driverLocation.stop).map(({ body }) => body)).toEqual([{ token }]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says the same of every link that does not work, also when it ends while the page is open', async () => {
    const words = { name: 'This link is no longer valid.' };
    const { unmount } = open(aServer().answer(calls.driverLocation.open, over));
    expect(await screen.findByRole('heading', words)).toBeVisible();
    expect(screen.queryByText(/10231|Riverside/)).not.toBeInTheDocument();
    unmount();
    aPhone(amarillo);
    const { user } = open(aServer().answer(calls.driverLocation.share, over));
    await tap(user, 'Share my location');
    expect(await screen.findByRole('heading', words)).toHaveFocus();
    expect(screen.queryByText(/10231|Riverside/)).not.toBeInTheDocument();
  });

  it('names the provider where the order is of its own customer', async () => {
    open(aServer({ company: null }));
    expect(await screen.findByRole('heading', { name: 'Overland asks where you are' })).toBeVisible();
  });
});
