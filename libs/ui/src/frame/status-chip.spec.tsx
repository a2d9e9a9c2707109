import { render, screen } from '@testing-library/react';
import { StatusChip } from './status-chip';

it('says the status in a word', () => {
  render(<StatusChip quote="Booked" />);
  expect(screen.getByText('Booked')).toBeVisible();
});

it('says the status of an order by its label, and nothing where it has none', () => {
  const { container, rerender } = render(<StatusChip order="picked_up" />);
  expect(screen.getByText('Picked Up')).toBeVisible();
  rerender(<StatusChip order={null} />);
  expect(container).toBeEmptyDOMElement();
});

it('has another shape for each tone, for those who do not see the colors', () => {
  const { container } = render(
    <>
      <StatusChip quote="Unsaved" />
      <StatusChip quote="Saved" />
      <StatusChip quote="Booked" />
      <StatusChip quote="Archived" />
      <StatusChip order="new" />
      <StatusChip order="order_canceled" />
    </>,
  );
  const shapes = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(new Set(shapes).size).toBe(6);
});
