import { places, quotes } from '@overland/contracts';
import { hourSeconds } from '@overland/contracts/calendar';
import { Clock } from '@overland/service-kit';
import {
  aSession,
  FixedClock,
  LogRecorder,
  setTestEnvironment,
  startTestService,
  type TestService,
} from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';
import { FakeMapbox } from '../testing/fake-mapbox.js';

const token = 'pk.secret-token';
const clock = new FixedClock(new Date('2026-11-20T20:05:00Z'));
const portal = aPlainPortal();
const user = aSession({ role: 'User', portalId: portal._id });
const log = new LogRecorder();
const mapbox = new FakeMapbox();
let service: TestService;

beforeAll(async () => {
  setTestEnvironment({ LOG_LEVEL: 'warn' });
  process.env.MAPBOX_TOKEN = token;
  process.env.MAPBOX_URL = await mapbox.start();
  service = await startTestService(quoting, { overrides: [[Clock, clock]], logStream: log });
  await replicate(service, portal);
  // Loads places, roads and settings with a first quote, so that no deadline of Mapbox runs meanwhile.
  await quoteFrom('city:TX:dallas', 'city:TX:tyler');
});
afterAll(async () => {
  await service.close();
  await mapbox.stop();
  process.env.LOG_LEVEL = 'silent';
  delete process.env.MAPBOX_TOKEN;
  delete process.env.MAPBOX_URL;
});
beforeEach(() => {
  mapbox.recover();
  clock.advanceSeconds(hourSeconds);
});

const suggest = (query: string) => service.call(places.suggest, { query: { query, limit: '5' } });
const quoteFrom = async (pickup: string, delivery: string) =>
  (await service.call(quotes.create, { as: user, body: aQuoteRequest({ pickup, delivery }) })).body;

describe('with a Mapbox token', () => {
  it('a place that only Mapbox knows can be quoted and booked by its id', async () => {
    const { body } = await suggest('newtown prairie');
    const quote = await quoteFrom(body[0].placeId, 'city:TX:houston');
    expect(quote).toMatchObject({ miles: 239, milesSource: 'mapbox' });
    const zips = { pickupZip: '75201', deliveryZip: '90210' };
    const booking = { quoteId: quote._id, portalId: portal._id, isPublic: false, ...zips };
    const bookable = await service.call(quotes.bookable, { as: 'service', body: booking });
    expect(bookable.body).toMatchObject({ pickupZipBelongs: true, deliveryZipBelongs: false });
  });

  it('an id with another point in it is no place', async () => {
    const { body } = await suggest('newtown prairie');
    const placeId = body[0].placeId.replace('32.7', '29.7');
    const reply = await service.call(places.route, { query: { from: placeId, to: 'city:TX:houston' } });
    expect(reply).toMatchObject({ status: 400, body: { message: 'City, state selection required.' } });
  });

  it('quoting continues with the road graph while Mapbox is down, without an error', async () => {
    mapbox.mood = 'failing';
    expect(await quoteFrom('city:TX:austin', 'city:TX:houston')).toMatchObject({ milesSource: 'road-graph' });
    expect((await suggest('dallas')).body[0].text).toBe('Dallas, TX');
    const point = { lat: '35.2', lng: '-101.83' };
    expect((await service.call(places.reverse, { query: point })).body).toMatchObject({ city: 'Amarillo' });
  });

  it('a quote keeps its miles when its transport is switched, whichever engine answers by then', async () => {
    const quote = await quoteFrom('city:TX:waco', 'city:TX:houston');
    mapbox.mood = 'failing';
    const body = { quoteId: quote._id, transportType: 'ENCLOSED' };
    const switched = await service.call(quotes.switchTransport, { as: user, body });
    expect(switched.body).toMatchObject({
      transportType: 'ENCLOSED',
      miles: quote.miles,
      milesSource: 'mapbox',
    });
  });

  it('the token is in no log', async () => {
    mapbox.mood = 'refusing';
    await suggest('dallas');
    expect(log.text).toContain('Mapbox search answered 401.');
    expect(log.text).not.toContain(token);
  });
});

describe('the place of an address', () => {
  it.each([
    ['city:TX:dallas', '75226', 'Dallas, TX 75226', true],
    ['zip:75201', '75226', 'Dallas, TX 75226', true],
    ['city:TX:dallas', '80202', 'Dallas, TX', false],
    ['city:TX:nowhere', '75226', undefined, false],
  ])('%s with the ZIP code %s is %s: %s', async (placeId, zip, text, zipBelongs) => {
    const { body } = await service.call(places.locate, { as: 'service', body: { placeId, zip } });
    expect({ text: body.place?.text, zipBelongs: body.zipBelongs }).toEqual({ text, zipBelongs });
  });
});
