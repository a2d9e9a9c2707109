import styled from '@emotion/styled';
import { telHref } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { Link, type PageCompany, siteConfig, usePageCompany } from '@overland/web';
import type { ReactNode } from 'react';
import { PhoneIcon } from '../icons/icons';
import { PHONE } from '../theme/tokens';
import { Brand } from './brand';
import { CompanyBrand } from './company-brand';

const Bar = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 68,
  padding: '12px 36px',
  background: 'var(--paper)',
  borderBottom: '1px solid var(--line)',
  '& a': { textDecoration: 'none' },
  [PHONE]: { padding: '10px 16px', minHeight: 60 },
});

const Calls = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: 'var(--ink)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 8,
  marginRight: 'auto',
});

/** The header of pages that need no sign-in: the brand, and the number to call. `aside` stands at its right end. */
export function PublicHeader({ home = '/', aside }: { home?: string; aside?: ReactNode }) {
  const { company, phone } = usePageCompany();
  const name = company?.name ?? siteConfig().brandName;
  return (
    <Bar>
      <Home to={home} aria-label={t('{name}, home', { name })}>
        <PublicBrand company={company} />
      </Home>
      <PublicPhone {...(phone !== '' && { phone })} />
      {aside}
    </Bar>
  );
}

/** The company that a page names in place of the provider; null: the provider. */
export function PublicBrand({ company }: { company: PageCompany | null }) {
  if (company === null) return <Brand name={siteConfig().brandName} />;
  return <CompanyBrand name={company.name} logo={company.logo} />;
}

export function PublicPhone({ phone = siteConfig().supportPhone }: { phone?: string }) {
  if (phone === '') return null;
  return (
    <Calls href={telHref(phone)}>
      <PhoneIcon />
      {phone}
    </Calls>
  );
}
