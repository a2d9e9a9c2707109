import type { QuoteMail } from '@overland/contracts';

/** The event for a customer's quote: one sedan, Dallas to Denver. */
export const aQuoteMail = (changes: Partial<QuoteMail> = {}): QuoteMail => ({
  quoteId: '0197b1c0-0000-7000-8000-000000000001',
  uniqueId: 10_234,
  email: 'grace@mail.example',
  language: 'en',
  pickupText: 'Dallas, TX',
  deliveryText: 'Denver, CO',
  miles: 793,
  vehicles: ['Honda Accord'],
  prices: [
    { level: 1, open: 947, enclosed: 1397 },
    { level: 3, open: 900, enclosed: 1328 },
    { level: 5, open: 853, enclosed: 1258 },
    { level: 7, open: 805, enclosed: 1188 },
  ],
  whiteGlove: 2096,
  expiresAt: '2026-11-28T04:59:59.000Z',
  timeZone: 'America/New_York',
  ...changes,
});
