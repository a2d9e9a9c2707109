import type { OrderRequest } from '@overland/contracts';
import { openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { aQuote } from '../testing/a-quote';
import { BookingThanks } from './booking-thanks';

const booked = {
  price: 1049,
  order: {
    pickupStartDate: '2026-12-07',
    serviceLevel: 3,
    transportType: 'OPEN',
    quotes: [{ vin: 'ABC12345', year: 2003 }],
  } as OrderRequest,
};
const none = { email: '', phone: '' };
const lone = { email: '', phone: '(214) 555-0121' };

/** Whatever logo is shown: the emails and pages of the order name the same. */
it.each([
  ['the provider', 'its own customers', { isCustomerPortal: true, contact: none }, 'Overland', null],
  [
    'the company',
    'its customers',
    { companyName: 'Lone Star Motors', contact: lone },
    'Lone Star Motors',
    lone.phone,
  ],
])('says that %s is paid and called by %s', (_who, _whose, of, payee, phone) => {
  const quote = aQuote({ isCustomerPortal: false, ...of });
  openPage(<BookingThanks quote={quote} isPublic booked={booked} />);
  const next = screen.getByRole('region', { name: 'What happens next' });
  expect(next).toHaveTextContent(
    `You pay $1,049 to ${payee} before the pickup. We assign a driver once it is paid.`,
  );
  if (phone === null) return;
  expect(next).toHaveTextContent(`To pay, call ${phone} and name order #${quote.uniqueId}.`);
});

it('tells staff of no payment', () => {
  openPage(<BookingThanks quote={aQuote()} isPublic={false} booked={booked} />);
  expect(screen.queryByRole('region', { name: 'What happens next' })).not.toBeInTheDocument();
});

it('says what was booked, and on which days it is picked up and delivered', () => {
  const quote = aQuote({
    booking: { today: '2026-11-20', firstPickupDay: '2026-11-25', blockedDays: [], serviceLevels: [] },
  });
  const [vehicle] = quote.vehicleQuotes;
  openPage(<BookingThanks quote={quote} isPublic booked={booked} />);
  expect(screen.getByText(new RegExp(`^2003 ${vehicle?.make}`))).toBeVisible();
  expect(screen.getByText('Dec 7 – Dec 10')).toBeVisible();
});
