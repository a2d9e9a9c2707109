import { keepListWalk, type ListWalk, useNotices, useParams } from '@overland/web';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../testing';
import { ListNeighbors } from './list-neighbors';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const walk: ListWalk = { userId: 'u', ids: ['a', 'b'], total: 3, from: '/orders?status=New', more: null };
const load = jest.fn();

function Page() {
  const { id = '' } = useParams();
  return (
    <>
      <ListNeighbors
        key={id}
        list="orders"
        what="order"
        id={id}
        addressOf={(other) => `/order/${other}`}
        load={load}
      />
      <h1>{id}</h1>
    </>
  );
}

function open(id: string, kept: ListWalk | null) {
  if (kept) keepListWalk('orders', kept);
  return openPage(<Page />, { session, path: '/order/:id', at: `/order/${id}` });
}
const step = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  load.mockReset();
});

it('says where the page is in the list, leads to the next and back to the list', async () => {
  const { user } = open('a', walk);
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(step('Previous order')).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', walk.from);
  await user.keyboard('j');
  expect(screen.getByRole('heading', { name: 'b' })).toBeVisible();
  await user.keyboard('k');
  expect(screen.getByRole('heading', { name: 'a' })).toBeVisible();
  await user.keyboard('k');
  expect(useNotices.getState().notices.at(-1)?.text).toBe(
    'Previous order: There is no other order to go to.',
  );
});

it('reads on by one call where the rows that are known end', async () => {
  load.mockResolvedValue({ rows: [{ _id: 'c' }], next: null });
  const more = { request: { sortby: 'price' }, cursor: 'after-b' };
  const { user } = open('b', { ...walk, more });
  await waitFor(() => expect(step('Next order')).toBeEnabled());
  expect(load.mock.calls).toEqual([[more]]);
  await user.click(step('Next order'));
  expect(screen.getByText('3 of 3')).toBeVisible();
  expect(step('Next order')).toBeDisabled();
});

it('is absent without a list, on a page that is not in it, and for somebody else', () => {
  for (const kept of [null, { ...walk, ids: ['x'] }, { ...walk, userId: 'another' }]) {
    sessionStorage.clear();
    const { unmount } = open('a', kept);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    unmount();
  }
});
