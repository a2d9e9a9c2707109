import type { PublicQuote } from '@overland/contracts';
import { t } from '@overland/i18n';
import { CompanyBrand, Note, styled } from '@overland/ui';
import { useCompanyInHeader, usePageAccent, usePagePhone } from '@overland/web';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: 16,
});

type Quoted = Pick<PublicQuote, 'companyName' | 'companyLogo' | 'isCustomerPortal' | 'contact'> & {
  portal: Pick<PublicQuote['portal'], 'displayMCLogo' | 'accentColor'>;
};

/**
 * The company that offers the quote, or has the order. Its name is in the header where the portal hides the provider's logo
 * (`displayMCLogo`), else above the quote. The page is in its
 * color, with its phone. The provider's own customers see the provider alone.
 */
export function QuoteCompany({ quote, words = t('Quote from') }: { quote: Quoted; words?: string }) {
  const { companyName, companyLogo, isCustomerPortal, portal, contact } = quote;
  const company = { name: companyName, logo: companyLogo };
  const replacesProvider = !isCustomerPortal && !portal.displayMCLogo;
  useCompanyInHeader(replacesProvider ? company : null);
  usePageAccent(isCustomerPortal ? '' : portal.accentColor);
  usePagePhone(contact.phone);
  if (isCustomerPortal || replacesProvider) return null;
  return (
    <Line>
      <Note as="span">{words}</Note>
      <CompanyBrand {...company} />
    </Line>
  );
}
