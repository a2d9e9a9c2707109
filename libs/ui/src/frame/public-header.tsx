import styled from '@emotion/styled';
import { telHref } from '@overland/contracts/format';
import { Link, siteConfig, usePageCompany } from '@overland/web';
import type { ReactNode } from 'react';
import { PhoneIcon } from '../icons/icons';
import { PHONE } from '../theme/tokens';
import { Brand } from './brand';
import { CompanyBrand } from './company-brand';

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
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
});

const Home = styled(Link)({ borderRadius: 8, marginRight: 'auto' });

/** The header of pages that need no sign-in: the brand, and the number to call. `aside` stands at its right end. */
export function PublicHeader({ home = '/', aside }: { home?: string; aside?: ReactNode }) {
  const { brandName, supportPhone } = siteConfig();
  const company = usePageCompany((state) => state.company);
  return (
    <Bar>
      <Home to={home} aria-label={`${company?.name ?? brandName}, home`}>
        {company === null ? <Brand name={brandName} /> : <CompanyBrand {...company} />}
      </Home>
      {supportPhone !== '' && (
        <Calls href={telHref(supportPhone)}>
          <PhoneIcon />
          {supportPhone}
        </Calls>
      )}
      {aside}
    </Bar>
  );
}
