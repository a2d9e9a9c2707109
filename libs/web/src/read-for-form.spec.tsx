import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from './query-client';
import { readForForm, useReadForForm } from './read-for-form';

function Page({ read }: { read: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['quote'], queryFn: read, ...readForForm, retry: false });
  const { data, isPending, isError } = useReadForForm(query, 'quote');
  return <output>{isPending ? 'pending' : isError && data === undefined ? 'failed' : data}</output>;
}

function open(read: () => Promise<string>) {
  const client = createQueryClient();
  client.setQueryData(['quote'], 'read long ago');
  render(
    <QueryClientProvider client={client}>
      <Page read={read} />
    </QueryClientProvider>,
  );
  return client;
}
const shown = () => screen.getByRole('status');

describe('what a form begins with', () => {
  it('is read when its page opens, whatever was read before', async () => {
    open(async () => 'read now');
    expect(shown()).toHaveTextContent('pending');
    expect(await screen.findByText('read now')).toBeVisible();
  });

  it('is not what was read before, when it cannot be read now', async () => {
    open(() => Promise.reject(new Error('no')));
    expect(await screen.findByText('failed')).toBeVisible();
  });

  it('stays when a later read fails', async () => {
    let fails = false;
    const client = open(async () => {
      if (fails) throw new Error('no');
      return 'read now';
    });
    await screen.findByText('read now');
    fails = true;
    await act(() => client.refetchQueries());
    expect(shown()).toHaveTextContent('read now');
  });
});
