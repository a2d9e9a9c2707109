import { aQuote } from '@overland/quote-ui/testing';
import { PublicHeader } from '@overland/ui';
import { openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { QuoteCompany } from './quote-company';

const logo = '/files/lone-star.png';

function openQuote(displayMCLogo: boolean, isCustomerPortal = false) {
  const { portal, ...quote } = aQuote({
    isCustomerPortal,
    companyName: 'Lone Star Motors',
    companyLogo: logo,
  });
  openPage(
    <>
      <PublicHeader />
      <main>
        <QuoteCompany quote={{ ...quote, portal: { ...portal, displayMCLogo } }} />
      </main>
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

it('names the provider alone to its own customers', () => {
  openQuote(true, true);
  expect(screen.queryByText('Lone Star Motors')).not.toBeInTheDocument();
});
