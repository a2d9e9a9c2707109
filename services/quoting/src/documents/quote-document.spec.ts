import type { PortalRecord } from '@overland/contracts';
import { aLetterhead } from '@overland/documents/testing';
import { aPortal } from '@overland/service-kit/testing';
import type { QuoteEntity } from '../quotes/quote.entity.js';
import { toQuote } from '../quotes/quote.mapper.js';
import type { QuotedVehicle } from '../quotes/quote-price.js';
import { accord, aSnapshot, aStoredQuote } from '../testing/a-stored-quote.js';
import { quoteDocument } from './quote-document.js';

const runner: QuotedVehicle = {
  make: 'Toyota',
  model: '4Runner',
  operableBool: false,
  pricingClass: 'SUV',
};
const now = new Date('2026-11-21T12:00:00Z');
const letterhead = aLetterhead();

interface Case {
  portal?: Partial<PortalRecord>;
  priced?: Parameters<typeof aStoredQuote>[1];
  row?: Partial<QuoteEntity>;
  link?: string | null;
}

function documentOf({ portal: changes = {}, priced = {}, row: rowChanges = {}, link = null }: Case = {}) {
  const portal = aPortal({ timeZone: 'America/New_York', ...changes });
  const row = aStoredQuote(portal, priced, rowChanges);
  const quote = toQuote(row, { snapshot: aSnapshot(portal), now });
  return quoteDocument({ quote, level: row.serviceLevel, link, letterhead });
}

const factsOf = (document: ReturnType<typeof documentOf>) =>
  Object.fromEntries(document.facts.map(({ label, value }) => [label, value]));

describe('the head of the page', () => {
  it('shows number, route, miles and transit as the guide sign does', () => {
    expect(documentOf({ priced: { miles: 1420 } })).toMatchObject({
      number: 'QUOTE: #10234',
      from: 'Dallas, TX',
      to: 'Denver, CO',
      miles: '1,420 mi',
      transit: '4 – 6 days on the road',
    });
  });

  it('dates the quote in the zone of its portal', () => {
    expect(factsOf(documentOf()).Created).toBe('11/20/26 3:05PM');
    expect(factsOf(documentOf({ portal: { timeZone: 'America/Los_Angeles' } })).Created).toBe(
      '11/20/26 12:05PM',
    );
  });

  it('leaves out unknown customer data', () => {
    expect(Object.keys(factsOf(documentOf()))).not.toContain('Email');
    const row = { customerEmail: 'grace@example.com', customerPhone: '(555) 010-0142' };
    expect(factsOf(documentOf({ row }))).toMatchObject({
      Email: 'grace@example.com',
      Phone: '(555) 010-0142',
    });
  });
});

describe('the prices', () => {
  it('are those of every tier, open and enclosed, the own type and price marked', () => {
    const { prices, whiteGlove } = documentOf({ priced: { transportType: 'ENCLOSED' } });
    expect(prices?.columns.map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['Open', false],
      ['Enclosed', true],
    ]);
    expect(prices?.rows.map((row) => row.label)).toEqual([
      '1 business day',
      '3 business days',
      '5 business days',
      '7 business days',
    ]);
    expect(prices?.rows.map((row) => row.prices.map((price) => price.now))).toEqual([
      ['$947', '$1,397'],
      ['$900', '$1,328'],
      ['$853', '$1,258'],
      ['$805', '$1,188'],
    ]);
    const chosen = prices?.rows.flatMap((row) => row.prices).filter(({ isChosen }) => isChosen);
    expect(chosen).toMatchObject([{ now: '$1,397' }]);
    expect(whiteGlove).toMatchObject({ now: '$2,096', isChosen: false });
  });

  it('of a premium portal are white glove alone', () => {
    const bands = [1800, 2200, 2600, 3000, 3400, 3800, 4200, 4600, 5000, 5600, 6400];
    const customRates = {
      bands,
      suvClassSurcharge: 0,
      vanClassSurcharge: 0,
      pickUp4DoorClassSurcharge: 0,
      inoperableSurcharge: 0,
      enclosedSurcharge: 0,
      fuelSurcharge: 0,
    };
    const document = documentOf({ portal: { isPremium: true, hasCustomRates: true, customRates } });
    expect(document.prices).toBeNull();
    expect(document.whiteGlove).toMatchObject({ now: '$3,000', isChosen: true });
    expect(document.vehicles.columns).toEqual([{ name: 'White glove' }]);
  });

  it('show what they were before the discount, where there is one', () => {
    const { prices } = documentOf({ portal: { portalAdminDiscount: 25 } });
    expect(prices?.rows[0]?.prices[0]).toMatchObject({ now: '$922', before: '$947' });
    expect(documentOf().prices?.rows[0]?.prices[0]?.before).toBeNull();
  });

  it('of a booked quote are marked at the level that was booked', () => {
    const { prices, vehiclesNote } = documentOf({ row: { status: 'Booked', serviceLevel: 5 } });
    expect(prices?.rows.map((row) => row.prices[0]?.isChosen)).toEqual([false, false, true, false]);
    expect(vehiclesNote).toBe('Prices for pickup within 5 business days.');
  });
});

describe('the vehicles', () => {
  it('have class, operable and prices, and a total only where there are several', () => {
    expect(documentOf().vehicles).toMatchObject({
      rows: [
        {
          name: 'Honda Accord',
          pricingClass: 'Sedan',
          operable: 'Yes',
          prices: [{ text: '$947' }, { text: '$1,397' }, { text: '$2,096' }],
        },
      ],
      total: null,
    });
    const two = documentOf({ priced: { vehicles: [accord, runner] } }).vehicles;
    expect(two.rows[1]).toMatchObject({ operable: 'No', isOperable: false });
    expect(two.total).toEqual([{ text: '$2,144' }, { text: '$3,044' }, { text: '$4,567' }]);
  });
});

describe('the state of the quote', () => {
  const standing = (row: Partial<QuoteEntity>) => documentOf({ row }).standing;

  it('says until when the price is valid, or that it has expired, as the screen does', () => {
    expect(standing({})).toBe('Valid to Nov 27, 2026, 11:59 PM Eastern');
    const expired = documentOf({ row: { expiresAt: new Date('2026-11-20T04:59:59Z') } });
    expect(expired.standing).toBe(
      'This price expired on Nov 19, 2026, 11:59 PM Eastern. Booking shows today’s price before you agree to it.',
    );
    expect(expired.isPast).toBe(true);
  });

  it('says that it is booked or no longer offered', () => {
    expect(standing({ status: 'Booked' })).toBe('This quote is booked. The order number is #10234.');
    expect(standing({ status: 'Archived' })).toBe('This quote is no longer offered.');
  });
});

describe('the link', () => {
  const link = 'https://overland.example/quote/public/1';

  it('comes with its code, and asks to book what can be booked', () => {
    expect(documentOf({ link }).link).toMatchObject({ address: link, title: 'Book online' });
    expect(documentOf({ link, row: { status: 'Booked' } }).link?.title).toBe('See it online');
    expect(documentOf().link).toBeNull();
  });

  it('is drawn as dark modules within a quiet zone of four', () => {
    const { size = 0, path = '' } = documentOf({ link }).link?.code ?? {};
    expect((size - 8 - 17) % 4).toBe(0);
    // The finder pattern in the upper left corner begins with seven dark modules.
    expect(path).toMatch(/^M4 4h7v1h-7z/);
  });
});

it('T13: contains no provider rate, tariff, commission or discount per vehicle', () => {
  const portal = { companyTariff: 211, portalAdminDiscount: 37, discount: 23 };
  const text = JSON.stringify(
    documentOf({ portal, priced: { commission: 313, vehicles: [accord, runner] } }),
  );
  expect(text).not.toMatch(/tariff|commission|provider rate|discount|SD/i);
  expect(text).not.toMatch(/\b(?:211|313|37|23|626|924|1174)\b/);
});
