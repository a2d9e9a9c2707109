import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotBuiltYet } from './not-built-yet';

it('says that the page cannot be used yet, and what it will do', () => {
  render(
    <MemoryRouter>
      <NotBuiltYet title="Reports" what="Reports by month will be here." />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This page is not built yet' })).toBeVisible();
  expect(screen.getByText('Reports by month will be here.')).toBeVisible();
});
