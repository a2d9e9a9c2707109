import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

it('is read aloud when it appears only where it is live', () => {
  render(<Notice tone="amber">Valid to Friday</Notice>);
  expect(screen.getByText('Valid to Friday')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('interrupts for an error and waits with anything else', () => {
  render(
    <>
      <Notice tone="stop" live>
        It failed
      </Notice>
      <Notice tone="sign" live>
        Saved
      </Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});
