import {
  type PortalRecord,
  placeName,
  type QuoteMail,
  serviceLevels,
  type TransportType,
  totalPrices,
} from '@overland/contracts';
import type { QuoteEntity } from './quote.entity.js';

/** Emails to one mailbox, whatever follows a plus sign in its addresses. */
export const mostInADay = 5;
/** Emails in total: the form is public, and each quote is an email to an address that somebody typed. */
export const mostInAnHour = 200;

/** What the email contains: nothing that the customer typed, since anybody may have typed the address. */
export function toQuoteMail(row: QuoteEntity, { timeZone }: Pick<PortalRecord, 'timeZone'>): QuoteMail {
  const at = (level: (typeof serviceLevels)[number], type: TransportType) =>
    totalPrices(row.pricing.totalPricing[level], type).now;
  return {
    quoteId: row.id,
    uniqueId: row.uniqueId,
    email: row.customerEmail,
    language: row.language,
    pickupText: placeName(row.pickup.text),
    deliveryText: placeName(row.delivery.text),
    miles: row.miles,
    vehicles: row.vehicles,
    prices:
      row.transportType === 'WHITEGLOVE'
        ? []
        : serviceLevels.map((level) => ({ level, open: at(level, 'OPEN'), enclosed: at(level, 'ENCLOSED') })),
    whiteGlove: at(1, 'WHITEGLOVE'),
    expiresAt: row.expiresAt.toISOString(),
    timeZone,
  };
}
