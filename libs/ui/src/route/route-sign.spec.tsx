import { render, screen } from '@testing-library/react';
import { RouteLine } from './route-line';
import { RouteSign, RouteText } from './route-sign';

it('is the heading of its page and reads the route as a sentence', () => {
  render(<RouteSign number="QUOTE: #10234" from="Dallas, TX" to="Denver, CO" miles={793} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Dallas, TX\s*to\s*Denver, CO/);
  expect(screen.getByText('QUOTE: #10234')).toBeVisible();
  expect(screen.getByText('793 mi')).toBeVisible();
});

it('can be a lesser heading', () => {
  render(<RouteSign level={2} from="Dallas, TX" to="Denver, CO" />);
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
});

it('is one line in a list', () => {
  const { container } = render(<RouteText from="Dallas, TX" to="Denver, CO" />);
  expect(container).toHaveTextContent(/^Dallas, TX to Denver, CO$/);
});

it('marks the stop where an order is now', () => {
  render(
    <RouteLine reached={2} stops={[{ label: 'Booked' }, { label: 'Confirmed' }, { label: 'Delivered' }]} />,
  );
  const [booked, confirmed, delivered] = screen.getAllByRole('listitem');
  expect(confirmed).toHaveAttribute('aria-current', 'step');
  expect(booked).not.toHaveAttribute('aria-current');
  expect(delivered).not.toHaveAttribute('aria-current');
});
