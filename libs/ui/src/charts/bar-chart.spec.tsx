import { render, screen } from '@testing-library/react';
import { BarChart } from './bar-chart';

it('says what is drawn and labels its bars and their kinds', async () => {
  render(
    <BarChart
      label="Orders by month"
      categories={['Oct', 'Nov']}
      series={[
        { label: 'Orders', values: [22, 31] },
        { label: 'The year before', values: [3, 1], tone: 'then' },
      ]}
      height={200}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Orders by month' });
  expect(chart).toHaveTextContent('Orders');
  expect(chart).toHaveTextContent('The year before');
});

it('has no legend for one kind of bars', () => {
  const series = [{ label: 'Orders', values: [22] }];
  render(<BarChart label="Orders" categories={['Oct']} series={series} height={200} />);
  expect(screen.queryByText('Orders')).toBeNull();
});
