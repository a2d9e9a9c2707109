import { render, screen } from '@testing-library/react';
import { LineChart } from './line-chart';

it('says what is drawn, along what, and labels its lines', () => {
  render(
    <LineChart
      label="Price per vehicle by distance"
      categories={['1 – 250', '251 – 500']}
      categoriesLabel="Miles"
      series={[
        { label: 'Open', values: [742, 898] },
        { label: 'Enclosed', values: [1183, null] },
      ]}
      chosen={1}
      onChoose={() => undefined}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Price per vehicle by distance' });
  for (const text of ['Miles', 'Open', 'Enclosed']) expect(chart).toHaveTextContent(text);
});

it('leaves a gap where there is nothing to draw', () => {
  const { container } = render(
    <LineChart
      label="Price"
      categories={['1', '2', '3', '4', '5']}
      categoriesLabel="Miles"
      series={[{ label: 'Open', values: [742, 898, null, 990, 1_010] }]}
    />,
  );
  const drawn = container.querySelector('.MuiLineChart-line')?.getAttribute('d') ?? '';
  expect(drawn.match(/M/g)).toHaveLength(2);
});
