import { messages } from '@overland/contracts';
import { ApiError } from '@overland/web';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QueryLike, QueryState } from './query-state';

const idle = { isPending: false, isError: false, error: null, refetch: () => undefined };
const show = (query: Partial<QueryLike<string[]>>) =>
  render(
    <QueryState
      query={{ ...idle, data: undefined, ...query }}
      empty={{ when: (rows) => rows.length === 0, title: 'No quotes yet' }}
    >
      {(rows) => rows.join()}
    </QueryState>,
  );

it('says that it loads', () => {
  show({ isPending: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

it('shows the message of the API and tries again', async () => {
  const refetch = jest.fn();
  const error = new ApiError({ code: 'unavailable', status: 503, message: messages.unavailable });
  show({ isError: true, error, refetch });
  expect(screen.getByRole('alert')).toHaveTextContent(messages.unavailable);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(refetch).toHaveBeenCalled();
});

it('shows a general text for a fault that says nothing fit to show', () => {
  show({ isError: true, error: new TypeError('x is undefined') });
  expect(screen.getByRole('alert')).toHaveTextContent(messages.internal);
});

it('says what will be here while there is nothing', () => {
  show({ data: [] });
  expect(screen.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
});

it('keeps what was loaded while a later call fails', () => {
  show({ data: ['#10234'], isError: true, error: new Error('offline') });
  expect(screen.getByText('#10234')).toBeVisible();
});
