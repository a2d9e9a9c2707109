import { t } from '@overland/i18n';
import { EmptyState, LinkButton } from '@overland/ui';
import { siteConfig } from '@overland/web';

export function NoSuchTerms() {
  const { supportPhone } = siteConfig();
  return (
    <EmptyState
      title={t('We could not find this order')}
      text={
        supportPhone === ''
          ? t(
              'The link may be incomplete, or the order was delivered or canceled more than 60 days ago. Please open it from your email once more.',
            )
          : t(
              'The link may be incomplete, or the order was delivered or canceled more than 60 days ago. Please open it from your email once more, or call us at {phone} with your order number.',
              { phone: supportPhone },
            )
      }
      action={
        <LinkButton to="/order-status" variant="go">
          {t('Find your order')}
        </LinkButton>
      }
    />
  );
}
