import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from './query-client';

const read = jest.fn(async () => {
  throw new Error('There is no such quote.');
});
const query = { queryKey: ['quote'], queryFn: read };

function Page() {
  const { status } = useQuery(query);
  return <p>{status}</p>;
}

it('shows a failure that was just found, and asks again where it is older', async () => {
  const client = createQueryClient();
  await client.prefetchQuery(query);
  const open = () =>
    render(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    );
  const { unmount } = open();
  expect(screen.getByText('error')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
  unmount();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
  open();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
