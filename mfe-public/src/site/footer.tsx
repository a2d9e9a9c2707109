import { t } from '@overland/i18n';
import { PHONE, PhoneIcon, styled, telHref } from '@overland/ui';
import { Link, siteConfig } from '@overland/web';
import { LanguageLinks } from './language-link';

const Bar = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 28px',
  padding: '16px 36px',
  background: 'var(--paper)',
  borderTop: '1px solid var(--line)',
  fontSize: 15,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    color: 'var(--ink)',
    fontWeight: 600,
  },
  // A docked button covers the end of a phone's page.
  [PHONE]: {
    padding: '12px 16px 104px',
    justifyContent: 'flex-start',
    'body:not(:has([data-docked])) &': { paddingBottom: 16 },
  },
});

/** Links for customers: tracking, order status and terms, one for carriers, the phone number, and the other language. */
export function Footer() {
  const { supportPhone } = siteConfig();
  return (
    <Bar>
      <Link to="/track-order">{t('Track your order')}</Link>
      <Link to="/order-status">{t('Order status')}</Link>
      <Link to="/terms">{t('Terms')}</Link>
      <Link to="/carriers">{t('Drive with us')}</Link>
      {supportPhone !== '' && (
        <a href={telHref(supportPhone)}>
          <PhoneIcon />
          {supportPhone}
        </a>
      )}
      <LanguageLinks />
    </Bar>
  );
}
