import type { PublicQuote } from '@overland/contracts';
import { CompanyBrand, Note, styled } from '@overland/ui';
import { useCompanyInHeader } from '@overland/web';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: 16,
});

type Quoted = Pick<PublicQuote, 'companyName' | 'companyLogo' | 'isCustomerPortal' | 'portal'>;

/**
 * The company that offers the quote. Its name is in the header where the portal hides the provider's logo
 * (`displayMCLogo`), else above the quote. The provider's own customers see the provider alone.
 */
export function QuoteCompany({ quote }: { quote: Quoted }) {
  const { companyName, companyLogo, isCustomerPortal, portal } = quote;
  const company = { name: companyName, logo: companyLogo };
  const replacesProvider = !isCustomerPortal && !portal.displayMCLogo;
  useCompanyInHeader(replacesProvider ? company : null);
  if (isCustomerPortal || replacesProvider) return null;
  return (
    <Line>
      <Note as="span">Quote from</Note>
      <CompanyBrand {...company} />
    </Line>
  );
}
