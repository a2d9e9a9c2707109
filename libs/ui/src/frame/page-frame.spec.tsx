import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { PageFrame } from './page-frame';

const show = (quotes = <input aria-label="Search" />) =>
  render(
    <MemoryRouter>
      <Link to="/quotes">Go to quotes</Link>
      <Routes>
        <Route path="/" element={<PageFrame title="Home">Welcome</PageFrame>} />
        <Route
          path="/quotes"
          element={
            <PageFrame title="Quotes" subtitle="150 of 2,318" actions={<button type="button">Export</button>}>
              {quotes}
            </PageFrame>
          }
        />
      </Routes>
    </MemoryRouter>,
  );

it('has the title in its heading and in that of the document', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(document.title).toMatch(/^Home · /);
});

it('leaves the focus alone on the first page and puts it on the heading of the next', async () => {
  show();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Go to quotes' }));
  expect(screen.getByRole('heading', { name: 'Quotes' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
});

it('leaves the focus in a field that is in use', async () => {
  // biome-ignore lint/a11y/noAutofocus: what is tested
  show(<input aria-label="Search" autoFocus />);
  await userEvent.click(screen.getByRole('link', { name: 'Go to quotes' }));
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
