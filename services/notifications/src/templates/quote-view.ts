import { transportLabels } from '@overland/contracts';
import { formatExpiry, levelLabel } from '@overland/contracts/format';
import { t, translate } from '@overland/i18n';
import type { NotificationsConfig } from '../config.js';
import type { QuoteFacts } from '../letters/email-facts.js';
import { frameView } from './email-frame.js';
import { inOneLine } from './one-line.js';
import { publicPage } from './public-page.js';

interface QuoteEmail {
  subject: string;
  facts: QuoteFacts;
  config: NotificationsConfig;
}

/** Values for the email of a customer's quote, which is always the provider's. */
export function quoteView({ subject, facts: { quote }, config }: QuoteEmail) {
  return inOneLine({
    ...frameView({ subject, portal: null, config }),
    order: quote,
    signLabel: t('QUOTE: #{number}', { number: String(quote.uniqueId) }),
    vehicles: quote.vehicles.join(', '),
    prices: quote.prices.map(({ level, ...price }) => ({ ...price, days: levelLabel(level) })),
    whiteGlove: quote.whiteGlove,
    names: {
      open: translate(transportLabels.OPEN),
      enclosed: translate(transportLabels.ENCLOSED),
      whiteGlove: translate(transportLabels.WHITEGLOVE),
    },
    expiry: formatExpiry(quote.expiresAt, quote.timeZone),
    quoteLink: publicPage(`/quote/public/${quote.quoteId}`, config),
  });
}
