import { type ListView, listViews } from '@overland/contracts';
import { useHiddenColumnsStore } from '@overland/web';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer, openPage } from '../testing';
import { ListPage } from './list-page';
import { useListState } from './list-state';
import type { Column } from './types';

const session = { role: 'Admin', userId: 'u', portalId: 'p' } as const;
const column = (id: string, header: string) => ({ id, header, cell: () => id });
const columns = [column('number', 'Number'), column('payment', 'Payment'), column('price', 'Price')];
const unpaid: ListView = {
  _id: 'one',
  list: 'orders',
  name: 'Unpaid',
  query: 'hide=price&paid=Unpaid',
  isShared: false,
  isOwn: true,
};
const shared: ListView = {
  ...unpaid,
  _id: 'two',
  name: 'Everything',
  query: 'hide=',
  isShared: true,
  isOwn: false,
};

function Page({ columns: shown }: { columns: Column<{ _id: string }>[] }) {
  const state = useListState({ sort: { key: 'number', order: 1 } });
  return (
    <ListPage
      title="Orders"
      what="orders"
      state={state}
      views="orders"
      searchHint="Search"
      columns={shown}
      rows={[{ _id: '1' }]}
      none={{ title: 'None', text: 'None' }}
    />
  );
}

function open(at: string, views: ListView[] = [unpaid, shared], all: Column<{ _id: string }>[] = columns) {
  const server = new FakeServer()
    .answer(listViews.list, { body: views })
    .answer(listViews.add, { body: unpaid })
    .answer(listViews.remove, { body: { listViewId: 'one' } });
  return openPage(<Page columns={all} />, { server, session, path: '/orders', at });
}
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const pill = (name: string) => screen.findByRole('button', { name });

beforeEach(() => useHiddenColumnsStore.setState({ hidden: {} }));

describe('the columns of a list', () => {
  it('are hidden and remembered, but for the first', async () => {
    const { user, unmount } = open('/orders');
    await user.click(await pill('Columns'));
    expect(screen.queryByRole('checkbox', { name: 'Number' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('checkbox', { name: 'Payment' }));
    expect(headings()).toEqual(['Number', 'Price']);
    unmount();
    open('/orders');
    expect(headings()).toEqual(['Number', 'Price']);
    await pill('Columns: 1 hidden');
  });

  it('beside the usual ones are hidden until they are chosen, also from who hid others before', async () => {
    useHiddenColumnsStore.setState({ hidden: { 'u orders': ['payment'] } });
    const { user, server } = open(
      '/orders',
      [],
      [...columns, { ...column('margin', 'Margin'), isExtra: true }],
    );
    expect(headings()).toEqual(['Number', 'Price']);
    await user.click(await pill('Columns: 1 hidden'));
    await user.click(await screen.findByRole('checkbox', { name: 'Margin' }));
    expect(headings()).toEqual(['Number', 'Price', 'Margin']);
    await user.click(await pill('Views'));
    await user.type(await screen.findByRole('textbox', { name: 'Name of this view' }), 'Mine{Enter}');
    await waitFor(() => expect(server.callsOf(listViews.add)).toHaveLength(1));
    expect(server.callsOf(listViews.add)[0]?.body).toMatchObject({ query: 'hide=payment&hide=%2Bmargin' });
  });

  it('are those of the address where it names them', async () => {
    useHiddenColumnsStore.setState({ hidden: { 'u orders': ['payment'] } });
    open('/orders?hide=price&paid=Unpaid');
    expect(headings()).toEqual(['Number', 'Payment']);
    await pill('Views: Unpaid');
  });
});

describe('the views of a list', () => {
  it('are opened as an address', async () => {
    const { user, router } = open('/orders?viewAs=p2');
    await user.click(await pill('Views'));
    await user.click(await screen.findByRole('link', { name: 'Unpaid' }));
    expect(router.state.location.search).toBe('?hide=price&paid=Unpaid&viewAs=p2');
    expect(headings()).toEqual(['Number', 'Payment']);
    await pill('Views: Unpaid');
  });

  it('are saved with search, filters, sort and columns, without the company viewed as', async () => {
    const { user, server } = open('/orders?viewAs=p2&sort=-price&q=bell', []);
    await user.click(await pill('Views'));
    await screen.findByText('Save the search, filters, sort and columns of this list under a name.');
    await user.type(await screen.findByRole('textbox', { name: 'Name of this view' }), 'Bell');
    await user.click(screen.getByRole('checkbox', { name: 'Share with my company' }));
    await user.click(screen.getByRole('button', { name: 'Save View' }));
    await waitFor(() => expect(server.callsOf(listViews.add)).toHaveLength(1));
    expect(server.callsOf(listViews.add)[0]?.body).toEqual({
      list: 'orders',
      name: 'Bell',
      query: 'hide=&q=bell&sort=-price',
      isShared: true,
    });
  });

  it('need a name, and say which one is used', async () => {
    const { user, server } = open('/orders');
    server.answer(listViews.add, {
      status: 400,
      body: {
        code: 'invalid',
        message: 'No',
        errors: [{ path: 'name', message: 'You have a view of this name.' }],
      },
    });
    await user.click(await pill('Views'));
    const name = await screen.findByRole('textbox', { name: 'Name of this view' });
    await user.click(screen.getByRole('button', { name: 'Save View' }));
    await waitFor(() => expect(name).toBeInvalid());
    expect(server.callsOf(listViews.add)).toEqual([]);
    await user.type(name, 'Unpaid{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('You have a view of this name.'));
  });

  it('are deleted: an own one can be had back, a shared one is asked about', async () => {
    const { user, server } = open('/orders');
    await user.click(await pill('Views'));
    await user.click(await screen.findByRole('button', { name: 'Delete the view Unpaid' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.callsOf(listViews.add)[0]?.body).toEqual({
        list: 'orders',
        name: 'Unpaid',
        query: unpaid.query,
        isShared: false,
      }),
    );
    await user.click(await pill('Views: Everything'));
    await user.click(await screen.findByRole('button', { name: 'Delete the view Everything' }));
    const question = within(await screen.findByRole('dialog', { name: 'Everything' }));
    await user.click(question.getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(server.callsOf(listViews.remove)).toHaveLength(2));
  });

  it('that somebody else shared are not deleted by a user', async () => {
    const server = new FakeServer().answer(listViews.list, { body: [shared] });
    const { user } = openPage(<Page columns={columns} />, {
      server,
      session: { ...session, role: 'User' },
      path: '/orders',
      at: '/orders',
    });
    await user.click(await pill('Views'));
    await screen.findByRole('link', { name: 'Everything, shared' });
    expect(screen.queryByRole('button', { name: 'Delete the view Everything' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Share with my company' })).not.toBeInTheDocument();
  });
});
