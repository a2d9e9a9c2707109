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

it('is no stop of the keyboard, which has the table beside it', () => {
  const { container } = render(
    <BarChart
      height={200}
      label="Orders"
      categories={['Oct']}
      series={[{ label: 'Orders', values: [22] }]}
    />,
  );
  expect(container.querySelectorAll('[tabindex="0"], a, button')).toHaveLength(0);
});
