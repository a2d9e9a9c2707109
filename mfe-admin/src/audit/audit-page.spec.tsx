import { type AuditRow, audit, users } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { aUser } from '../users/a-user';
import { AuditPage } from './audit-page';

const session = { role: 'Admin', userId: 'u', portalId: 'p' } as const;
const entry = (row: Partial<AuditRow> = {}): AuditRow => ({
  _id: '1',
  at: '2026-11-20T18:00:00.000Z',
  action: 'user.changed',
  actorId: 'marcus',
  actor: 'Marcus Bell',
  userId: 'kayla',
  subject: 'Kayla Brandt',
  portalId: 'p',
  companyName: 'Lone Star Motors',
  address: '203.0.113.7',
  changes: [{ what: 'Role', from: 'User', to: 'Admin' }],
  ...row,
});

function openAudit(rows = [entry()], at = '/audit') {
  const server = new FakeServer()
    .answer(audit.list, { body: { rows, total: rows.length, next: null } })
    .answer(users.get, { body: aUser({ firstName: 'Marcus', lastName: 'Bell' }) });
  return openPage(<AuditPage />, { server, session, path: '/audit', at });
}
const lastQuery = ({ server }: ReturnType<typeof openAudit>) => server.callsOf(audit.list).at(-1)?.query;
const row = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;

// The window of rows needs a height that jsdom does not lay out.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(59);
});

describe('the audit trail', () => {
  it('says who did what to whom, from where, old and new', async () => {
    openAudit();
    const line = await row('Changed a user');
    for (const text of ['Marcus Bell', '203.0.113.7', 'Kayla Brandt', 'Role:', 'User → Admin']) {
      expect(line).toHaveTextContent(text);
    }
  });

  it('shows of many changes the first, and the rest when asked', async () => {
    const changes = [1, 2, 3, 4, 5, 6].map((n) => ({ what: `Rate ${n}`, from: '$1', to: '$2' }));
    const { user } = openAudit([entry({ action: 'portal.changed', changes })]);
    const line = await row('Changed a portal');
    expect(line).not.toHaveTextContent('Rate 6');
    await user.click(within(line).getByRole('button', { name: 'Show 2 more' }));
    expect(line).toHaveTextContent('Rate 6');
  });

  it('names whoever has no name here by what they are', async () => {
    openAudit([
      entry({ _id: '1', action: 'order.paid', actor: '' }),
      entry({ _id: '2', action: 'order.canceled', actorId: null, actor: '' }),
      entry({ _id: '3', action: 'signIn.refused', actorId: null, actor: '' }),
    ]);
    expect(await row('Recorded a payment')).toHaveTextContent('Overland staff');
    expect(await row('Canceled an order')).toHaveTextContent('System');
    expect(await row('Gave a wrong password or passkey')).toHaveTextContent('Not signed in');
  });

  it('shows one person alone by a click on the name, and everyone again', async () => {
    const page = openAudit();
    await page.user.click(await screen.findByRole('button', { name: 'Marcus Bell' }));
    const clear = await screen.findByRole('button', { name: 'Clear Person: Marcus Bell' });
    expect(lastQuery(page)).toMatchObject({ userId: 'marcus' });
    await page.user.click(clear);
    expect(screen.queryByRole('button', { name: /Clear Person/ })).toBeNull();
  });

  it('opens as its address says', async () => {
    const page = openAudit([entry()], '/audit?kind=Settings&when=2026-11-01&when=2026-11-20&q=bell');
    await row('Changed a user');
    expect(lastQuery(page)).toMatchObject({
      action: 'settings.changed,terms.changed',
      dateStart: '2026-11-01',
      dateEnd: '2026-11-20',
      searchText: 'bell',
    });
  });

  it('exports what the filter in force finds', async () => {
    const page = openAudit([entry()], '/audit?kind=Settings');
    page.server.answer(audit.export, { status: 503, body: { error: 'The export failed.' } });
    await row('Changed a user');
    for (const [kind, format] of [
      ['CSV', 'csv'],
      ['Excel', 'xlsx'],
    ]) {
      await page.user.click(screen.getByRole('button', { name: 'Export' }));
      await page.user.click(await screen.findByRole('menuitem', { name: kind }));
      expect(page.server.callsOf(audit.export).at(-1)?.query).toMatchObject({
        action: 'settings.changed,terms.changed',
        format,
      });
    }
  });

  it('says that nothing matches, and offers everything again', async () => {
    openAudit([], '/audit?q=nobody');
    expect(await screen.findByText('No entries match')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible();
  });

  it('says that the trail could not be read', async () => {
    const server = new FakeServer();
    server.isReachable = false;
    openPage(<AuditPage />, { server, session, path: '/audit' });
    expect(
      await screen.findByText('There was an error getting the audit trail', {}, { timeout: 4000 }),
    ).toBeVisible();
  });
});
