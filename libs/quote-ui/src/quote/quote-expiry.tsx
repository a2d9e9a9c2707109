import type { PublicQuote } from '@overland/contracts';
import { t } from '@overland/i18n';
import { formatExpired, formatExpiry, Note, Notice } from '@overland/ui';
import { expiryState } from './expiry';

export type ExpiringQuote = Pick<PublicQuote, 'expiresAt' | 'isExpired' | 'status'> & {
  portal: { timeZone: string };
};

/** How long the price is valid, in the portal's time zone; amber when that is near or past. */
export function QuoteExpiry({ quote, now }: { quote: ExpiringQuote; now: Date }) {
  const expiry = expiryState(quote, now);
  if (expiry === null) return null;
  const until = formatExpiry(quote.expiresAt, quote.portal.timeZone);
  if (expiry === 'valid') return <Note>{until}</Note>;
  if (expiry === 'near') return <Notice tone="amber">{until}</Notice>;
  const since = formatExpired(quote.expiresAt, quote.portal.timeZone);
  return (
    <Notice tone="amber">
      {t('{since}. Booking shows today’s price before you agree to it.', { since })}
    </Notice>
  );
}
