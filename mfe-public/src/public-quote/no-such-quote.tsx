import { t } from '@overland/i18n';
import { EmptyState, LinkButton } from '@overland/ui';
import { siteConfig } from '@overland/web';

/** Where a new instant quote is made: the public site's home, also for those who opened the page in the shell. */
export const instantQuoteAddress = () => siteConfig().publicSiteUrl || '/';

export function NoSuchQuote() {
  const { supportPhone } = siteConfig();
  return (
    <EmptyState
      title={t('We could not find this quote')}
      text={
        supportPhone === ''
          ? t('The link may be incomplete, or the quote was removed. A new quote takes a minute.')
          : t(
              'The link may be incomplete, or the quote was removed. A new quote takes a minute; or call us at {phone} with your quote number.',
              { phone: supportPhone },
            )
      }
      action={
        <LinkButton variant="go" to={instantQuoteAddress()}>
          {t('Get a new quote')}
        </LinkButton>
      }
    />
  );
}
