import { aQuote } from '@overland/quote-ui/testing';
import { PublicHeader } from '@overland/ui';
import { openPage } from '@overland/ui/testing';
import { usePageCompany } from '@overland/web';
import { screen } from '@testing-library/react';
import { Footer } from '../site/footer';
import { QuoteCompany } from './quote-company';

const logo = '/files/lone-star.png';

function openQuote(displayMCLogo: boolean, isCustomerPortal = false, look = {}, phone = '') {
  const { portal, ...quote } = aQuote({
    isCustomerPortal,
    companyName: 'Lone Star Motors',
    companyLogo: logo,
  });
  openPage(
    <>
      <PublicHeader />
      <main>
        <QuoteCompany
          quote={{ ...quote, portal: { ...portal, displayMCLogo, ...look }, contact: { email: '', phone } }}
        />
      </main>
      <Footer />
    </>,
  );
}
const header = () => screen.getByRole('banner');

it('names the company that shares its quote beside the provider', () => {
  openQuote(true);
  expect(header()).toHaveTextContent('Overland');
  expect(screen.getByRole('main')).toHaveTextContent('Quote from');
  expect(screen.getByRole('main')).toHaveTextContent('Lone Star Motors');
  expect(screen.getByRole('main').querySelector('img')).toHaveAttribute('src', logo);
});

it('names the company in place of the provider where the portal hides the provider’s logo', () => {
  openQuote(false);
  expect(header()).toHaveTextContent('Lone Star Motors');
  expect(header()).not.toHaveTextContent('Overland');
});

it('is in the color of the company, in the header that it replaces', () => {
  openQuote(false, false, { accentColor: '#7a1f3d' }, '(512) 555-0199');
  expect(usePageCompany.getState().accent).toBe('#7a1f3d');
});

it.each([true, false])(
  'has one phone in header and footer, beside the provider’s logo (%s) too',
  (displayMCLogo) => {
    openQuote(displayMCLogo, false, {}, '(512) 555-0199');
    const phones = screen.getAllByRole('link', { name: /\d{3}-\d{4}/ });
    expect(phones.map((one) => one.getAttribute('href'))).toEqual(['tel:5125550199', 'tel:5125550199']);
  },
);

it('T18: is in the provider’s color where the stored one is none', () => {
  openQuote(true, false, { accentColor: 'red;background:url(//evil.example)' });
  expect([...document.querySelectorAll('style')].map((one) => one.textContent).join()).not.toContain('evil');
});

it('names the provider alone to its own customers', () => {
  openQuote(true, true);
  expect(screen.queryByText('Lone Star Motors')).not.toBeInTheDocument();
});
