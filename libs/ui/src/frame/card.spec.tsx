import { render, screen } from '@testing-library/react';
import { Card, Section } from './card';

it('names a section by its title', () => {
  render(
    <Section title="Customer" note="Who the vehicles belong to." aside={<a href="/edit">Edit</a>}>
      Marcus Bell
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Customer' });
  expect(section).toHaveTextContent('Marcus Bell');
  expect(screen.getByRole('heading', { level: 2, name: 'Customer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
});

it('is a landmark where it is asked to be one', () => {
  render(
    <Card as="section" aria-label="Details">
      Facts
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Details' })).toHaveTextContent('Facts');
});
