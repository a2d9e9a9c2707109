import { language, languages, ownName, t } from '@overland/i18n';
import { PHONE, PhoneIcon, styled, telHref } from '@overland/ui';
import { Link, siteConfig, useLocation, usePageCompany } from '@overland/web';
import { addressIn } from '@overland/web/language';

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

export function Footer() {
  const phone = usePageCompany((state) => state.phone) || siteConfig().supportPhone;
  return (
    <Bar>
      <Link to="/track-order">{t('Track your order')}</Link>
      <Link to="/order-status">{t('Your order and papers')}</Link>
      <Link to="/terms">{t('Terms')}</Link>
      <Link to="/carriers">{t('Drive with us')}</Link>
      {phone !== '' && (
        <a href={telHref(phone)}>
          <PhoneIcon />
          {phone}
        </a>
      )}
      <LanguageLinks />
    </Bar>
  );
}

/** The same page in each other language, named as its readers name it. It loads the page again. */
function LanguageLinks() {
  const at = useLocation();
  return languages
    .filter((other) => other !== language())
    .map((other) => (
      <a key={other} href={addressIn(other, at)} lang={other} hrefLang={other}>
        {ownName(other)}
      </a>
    ));
}
