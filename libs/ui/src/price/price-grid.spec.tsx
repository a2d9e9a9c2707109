import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type PriceChoice, PriceGrid } from './price-grid';
import type { PriceRow } from './price-rows';

const rows: PriceRow[] = [
  {
    level: 1,
    label: '1 business day',
    prices: { OPEN: { now: 1480, before: 1560 }, ENCLOSED: { now: 2100 } },
  },
  { level: 3, label: '3 business days', prices: { OPEN: { now: 1320 }, ENCLOSED: { now: 1900 } } },
];

function Grid() {
  const [chosen, choose] = useState<PriceChoice>({ level: 1, transportType: 'OPEN' });
  return <PriceGrid rows={rows} chosen={chosen} onChoose={choose} />;
}
const price = (name: RegExp) => screen.getByRole('radio', { name });

it('says the transport, the days, the price and the price before a discount', () => {
  render(<Grid />);
  expect(price(/^Open.*1 business day: \$1,480, was \$1,560$/)).toBeChecked();
});

it('is one stop of the keyboard, in which the arrow keys go and Space chooses', async () => {
  render(<Grid />);
  await userEvent.tab();
  expect(price(/^Open.*1 business day/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(price(/^Enclosed.*3 business days/)).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(price(/^Enclosed.*3 business days/)).toBeChecked();
});

it('takes a click', async () => {
  render(<Grid />);
  await userEvent.click(price(/^Open.*3 business days/));
  expect(price(/^Open.*3 business days/)).toBeChecked();
});

it('only shows prices where nothing can be chosen', () => {
  render(<PriceGrid rows={rows} chosen={{ level: 1, transportType: 'OPEN' }} />);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(price(/^Open.*3 business days/)).toBeDisabled();
});
