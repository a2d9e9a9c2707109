import { render, screen } from '@testing-library/react';
import { BarChart } from './bar-chart';

it('says what is drawn and labels its bars and their kinds', async () => {
  render(
    <BarChart
      label="Orders by month"
      categories={['Oct', 'Nov']}
      series={[
        { label: 'Orders', values: [22, 31] },
        { label: 'Canceled', values: [3, 1] },
      ]}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Orders by month' });
  expect(chart).toHaveTextContent('Orders');
  expect(chart).toHaveTextContent('Canceled');
});

it('has no legend for one kind of bars', () => {
  render(<BarChart label="Orders" categories={['Oct']} series={[{ label: 'Orders', values: [22] }]} />);
  expect(screen.queryByText('Orders')).toBeNull();
});
