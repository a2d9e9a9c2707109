import { randomUUID } from 'node:crypto';
import type { QuoteFollowedUp } from '@overland/contracts';

/** The event of a follow-up by hand. */
export const aFollowUp = (quoteId: string, changes: Partial<QuoteFollowedUp> = {}): QuoteFollowedUp => ({
  followUpId: randomUUID(),
  portalId: randomUUID(),
  isByRule: false,
  sentAt: '2026-11-21T15:00:00.000Z',
  subject: 'Your quote',
  words: 'A short reminder.',
  mail: {
    quoteId,
    uniqueId: 10_234,
    email: 'grace@mail.example',
    language: 'en',
    pickupText: 'Dallas, TX',
    deliveryText: 'Denver, CO',
    miles: 793,
    vehicles: ['Honda Accord'],
    prices: [],
    whiteGlove: 2096,
    expiresAt: '2026-11-28T04:59:59.000Z',
    timeZone: 'America/New_York',
  },
  ...changes,
});
