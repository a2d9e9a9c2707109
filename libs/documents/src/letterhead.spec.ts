import type { PortalRecord } from '@overland/contracts';
import { providerColors } from '@overland/contracts/accent';
import { aPortal } from '@overland/service-kit/testing';
import { letterhead } from './letterhead.js';

describe('the letterhead', () => {
  const logo = 'data:image/png;base64,iVBORw0KGgo=';
  const head = (portal: Partial<PortalRecord>) =>
    letterhead(aPortal(portal), {
      config: { BRAND_NAME: 'Overland', SUPPORT_PHONE: '(555) 010-0199' },
      logo: portal.companyLogo ?? null,
    });

  it('is the logo of the company, or its name', () => {
    expect(head({ companyLogo: logo })).toMatchObject({
      company: { name: 'Riverside Motors', logo },
      provider: null,
    });
    expect(head({})).toMatchObject({ company: { name: 'Riverside Motors', logo: null }, provider: null });
  });

  it('shows the provider beside the company, and alone where the company has no logo', () => {
    expect(head({ displayMCLogo: true, companyLogo: logo })).toMatchObject({
      company: { logo },
      provider: 'Overland',
    });
    expect(head({ displayMCLogo: true })).toMatchObject({ company: null, provider: 'Overland' });
  });

  it.each([
    'https://cdn.example/logo.png',
    'file:///etc/passwd',
    '/files/logo.png',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:text/html;base64,PGI+',
    'data:image/png;base64,x" onerror="y',
    `data:image/png;base64,${'A'.repeat(1_500_000)}`,
  ])('fetches nothing, and takes no document for a logo: %.40s', (companyLogo) => {
    expect(head({ companyLogo }).company).toEqual({ name: 'Riverside Motors', logo: null });
  });

  it('T18: has the color of the company, and the provider’s where that is none or cannot be read', () => {
    expect(head({ accentColor: '#7a1f3d' }).colors.sign).toBe('#7a1f3d');
    for (const accentColor of ['', '#ffd400', '#7a1f3d}</style><script>', 'url(//evil.example)'])
      expect(head({ accentColor }).colors).toEqual(providerColors.light);
  });

  it('has the phone of the company, and of the provider for its own customers and where there is none', () => {
    expect(head({ contactPhone: '(512) 555-0101' }).phone).toBe('(512) 555-0101');
    expect(head({ contactPhone: '', companyPhone: '(512) 555-0100' }).phone).toBe('(512) 555-0100');
    expect(head({ contactPhone: '', companyPhone: '' }).phone).toBe('(555) 010-0199');
    expect(head({ isCustomerPortal: true }).phone).toBe('(555) 010-0199');
    expect(head({ supportPhone: '(512) 555-0199', contactPhone: '(512) 555-0101' }).phone).toBe(
      '(512) 555-0199',
    );
  });
});
