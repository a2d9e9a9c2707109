import { openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { BookingThanks } from './booking-thanks';

it('says what is paid, to whom, when and how, as the order’s page does', () => {
  openPage(<BookingThanks uniqueId={10_234} isPublic price={1049} />);
  const next = screen.getByRole('region', { name: 'What happens next' });
  expect(next).toHaveTextContent(
    /You pay \$1,049 to .+ before the pickup\. We assign a driver once it is paid\./,
  );
});

it('tells staff of no payment', () => {
  openPage(<BookingThanks uniqueId={10_234} isPublic={false} price={1049} />);
  expect(screen.queryByRole('region', { name: 'What happens next' })).not.toBeInTheDocument();
});
