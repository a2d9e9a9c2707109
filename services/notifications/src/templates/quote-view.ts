import { type PortalRecord, transportLabels } from '@overland/contracts';
import { formatExpiry, levelLabel } from '@overland/contracts/format';
import { language, languageParameter, t, translate } from '@overland/i18n';
import { linkKeyFrom, signIdLink } from '@overland/service-kit';
import type { NotificationsConfig } from '../config.js';
import type { QuoteFacts } from '../letters/email-facts.js';
import { frameView } from './email-frame.js';
import { inOneLine, oneLine } from './one-line.js';
import { publicPage } from './public-page.js';

interface QuoteEmail {
  subject: string;
  facts: QuoteFacts;
  /** Null if the provider writes. */
  portal: PortalRecord | null;
  config: NotificationsConfig;
}

/** Values for the email of a customer's quote: from the provider, a follow-up from the quote's company. */
export function quoteView({ subject, facts, portal, config }: QuoteEmail) {
  const { quote, followUp } = facts;
  const view = inOneLine({
    ...frameView({ subject, portal, config }),
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
    ...unsubscribing(followUp, config),
  });
  // Lines stay lines.
  return { ...view, wordLines: (followUp?.words ?? '').split('\n').map(oneLine) };
}

/** Where follow-ups are ended: on a page, and by one click in a mail program. */
function unsubscribing(followUp: QuoteFacts['followUp'], config: NotificationsConfig) {
  if (!followUp) return { unsubscribeLink: '', unsubscribeAddress: '' };
  const token = signIdLink(linkKeyFrom(config.MAIL_SEAL_KEY, 'follow-ups'), followUp.followUpId);
  return {
    // In English too the page is asked for, as another may have been read in Spanish before.
    unsubscribeLink: `${config.PUBLIC_SITE_URL}/no-more-reminders/${token}?${languageParameter}=${language()}`,
    unsubscribeAddress: `${config.PUBLIC_SITE_URL}/api/follow-ups/unsubscribe/${token}`,
  };
}
