import { render, screen } from '@testing-library/react';
import { HeroPrice, Money } from './money';
import { PriceBreakdown } from './price-breakdown';

it('reads each part with its amount; the bars are for the eye only', () => {
  const { container } = render(
    <PriceBreakdown
      rows={[
        { label: 'Fuel 5%', amount: 130 },
        { label: 'Your discount', amount: -50, kind: 'discount' },
        { label: 'Price', amount: 3180, kind: 'sum' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Fuel 5%',
    'Your discount',
    'Price',
  ]);
  expect(screen.getByText('−$50')).toBeVisible();
  expect(container.querySelectorAll('dd[aria-hidden]')).toHaveLength(2);
});

it('strikes through a price only where it was higher before', () => {
  const { container, rerender } = render(<Money dollars={1480} before={1560} />);
  expect(container).toHaveTextContent('$1,560$1,480');
  rerender(<Money dollars={1480} before={1480} />);
  expect(container).toHaveTextContent(/^\$1,480$/);
  rerender(<HeroPrice dollars={3180} />);
  expect(container).toHaveTextContent(/^\$3,180$/);
});
