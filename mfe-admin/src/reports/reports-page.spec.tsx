import { portals, type Report, reports } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { useViewAs } from '@overland/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPortal, portalId } from '../portal-form/a-portal';
import { ReportsPage } from './reports-page';
import { aMonth, aReport, aRow, someCosts, someFigures } from './testing';

const period = 'from=2026-10-01&to=2026-11-23';

const aServer = (report: Report = aReport()) =>
  new FakeServer()
    .answer(reports.get, ({ query }) => ({
      body: query.by === 'portal' ? aMonth() : query.by === 'region' ? aReport({ rows: [] }) : report,
    }))
    .answer(portals.get, { body: aPortal({ availableReports: ['avgCostByDistance'] }) })
    .answer(portals.list, {
      body: { rows: [{ _id: portalId, companyName: 'Riverside Motors' }], total: 1, next: null },
    });

const open = (role: 'Admin' | 'MCAdmin' = 'MCAdmin', server = aServer(), search = period) =>
  openPage(<ReportsPage />, {
    server,
    session: { role, userId: 'u', portalId },
    path: '/reports',
    at: `/reports?${search}`,
  });
const months = () => screen.findByRole('table', { name: 'Orders by month' });

describe('the reports', () => {
  beforeEach(() => useViewAs.setState({ portalId: null }));

  it('show the figures, a chart and the same numbers as a table, beside the year before', async () => {
    const { server } = open();
    const rows = within(await months()).getAllByRole('row');
    expect(rows.map(textOfAny)).toEqual([
      ['Month', 'Orders', 'Year before', 'Change', 'Average price', 'Revenue'],
      ['Oct 2026', '412', '355', '+16%', '$1,700', '$700,400'],
      ['Nov 2026', '346', '318', '+9%', '$1,700', '$588,200'],
      ['Total', '758', '673', '+13%', '$1,700', '$1,288,600'],
    ]);
    expect(screen.getByText('$1.29M')).toBeVisible();
    expect(screen.getByText(/booking in Eastern Time.*may differ by an order/)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Orders by month' })).toBeInTheDocument();
    expect(server.callsOf(reports.get)).toContainEqual(
      expect.objectContaining({
        path: '/reports/orderVolume',
        query: { from: '2026-10-01', to: '2026-11-23', compare: 'yearBefore', by: 'month' },
      }),
    );
  });

  it('open a month into its companies, and those into their orders', async () => {
    const { user, router, server } = open();
    await user.click(within(await months()).getByRole('link', { name: 'Oct 2026' }));
    const title = 'Oct 2026, by company';
    const group = within(await screen.findByRole('region', { name: title }));
    await group.findByRole('table', { name: title });
    expect(router.state.location.search).toBe(`?${period}&in=month%3A2026-10`);
    expect(server.callsOf(reports.get).at(-1)?.query).toMatchObject({
      by: 'portal',
      from: '2026-10-01',
      to: '2026-10-31',
    });
    expect(group.getByRole('link', { name: 'Show 412 orders' })).toHaveAttribute(
      'href',
      expect.stringContaining('created=2026-10-01&created=2026-10-31'),
    );
    expect(group.getByRole('link', { name: 'Hillside Auto' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/orders\?.*company=5a1f0c1e-7d3b-4c58-9f60-0a5d2f6b9e02/),
    );
    await user.selectOptions(group.getByLabelText('Open Oct 2026'), 'By transport');
    await waitFor(() =>
      expect(server.callsOf(reports.get).at(-1)?.query).toMatchObject({ by: 'transportType' }),
    );
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Show/ })).not.toBeInTheDocument());
  });

  it('are what the address says, and the filters change it', async () => {
    const search = `${period}&compare=none&by=level&level=3&transport=OPEN&company=${portalId}&report=boat`;
    const { user, server, router } = open('MCAdmin', aServer(), search);
    expect(await screen.findByRole('link', { name: 'Order volume' })).toHaveAttribute('aria-current', 'page');
    expect(server.callsOf(reports.get).map(({ query }) => query)).toContainEqual({
      from: '2026-10-01',
      to: '2026-11-23',
      compare: 'none',
      by: 'level',
      portalId,
      transportType: 'OPEN',
      level: '3',
    });
    await user.click(screen.getByRole('button', { name: 'Clear Transport' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('transport'));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.click(await screen.findByRole('radio', { name: 'The period before' }));
    await waitFor(() => expect(router.state.location.search).toContain('compare=periodBefore'));
  });

  it('open no row whose level nobody knows, as it cannot be asked for', async () => {
    const rows = [aRow('3', '3 business days', 4), aRow('none', 'Not known', 2)];
    open('MCAdmin', aServer(aReport({ by: 'level', rows })), `${period}&by=level`);
    const table = within(await screen.findByRole('table', { name: 'Orders by level' }));
    expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['3 business days']);
  });

  it('show one grouping of a company until the next has come', async () => {
    const server = aServer().answer(reports.get, ({ query }) => ({
      body:
        query.by === 'transportType'
          ? aReport({ by: 'transportType', rows: [aRow('OPEN', 'Open', 12)] })
          : query.by === 'portal'
            ? aMonth()
            : aReport({ rows: query.by === 'region' ? [] : aReport().rows }),
    }));
    const search = `${period}&by=portal&in=portal%3A${aMonth().rows[0]?.key}&inBy=transportType`;
    const { user } = open('MCAdmin', server, search);
    await screen.findByRole('table', { name: 'Riverside Motors, by transport' });
    await user.selectOptions(screen.getByLabelText('Open Riverside Motors'), 'By month');
    expect(await screen.findByRole('link', { name: 'Oct 2026' })).toHaveAttribute(
      'href',
      expect.stringContaining('created=2026-10-01&created=2026-10-31'),
    );
  });

  it('open a dealership into its costs, not into its volume', async () => {
    const search = `report=avgCostByDealership&in=portal%3A${aMonth().rows[0]?.key}`;
    open('MCAdmin', aServer(), search);
    const table = await screen.findByRole('table', { name: 'Riverside Motors, by month' });
    const [head] = within(table).getAllByRole('row');
    expect(head && textOfAny(head)).toContain('Per vehicle');
  });

  it('compare the costs of open and enclosed transport by distance', async () => {
    open('MCAdmin', aServer(someCosts()), 'report=avgCostByDistance');
    const table = await screen.findByRole('table', { name: 'Average cost by distance' });
    const [, first] = within(table).getAllByRole('row');
    expect(first && textOfAny(first)).toEqual(['1 – 250', '$742', '$1,183', '$1.60', '$1.60', '30']);
    expect(screen.queryByRole('button', { name: /^By / })).not.toBeInTheDocument();
  });

  it('of an Admin are those that the own company has', async () => {
    const { server } = open('Admin', aServer(someCosts()));
    expect(await screen.findByRole('table', { name: 'Average cost by distance' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Order volume' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Company')).not.toBeInTheDocument();
    expect(server.callsOf(reports.get)).toMatchObject([{ path: '/reports/avgCostByDistance' }]);
  });

  it('are of the portal that an MCAdmin views as', async () => {
    useViewAs.setState({ portalId });
    const { server } = open();
    await months();
    expect(server.callsOf(reports.get)).toMatchObject([{ query: { portalId } }]);
    expect(screen.queryByLabelText('Company')).not.toBeInTheDocument();
  });

  it('say that nothing was booked', async () => {
    open('MCAdmin', aServer(aReport({ totals: someFigures(0), comparedTotals: null })));
    expect(await screen.findByRole('heading', { name: 'No orders in this period' })).toBeVisible();
    expect(screen.getByText(/Choose another period\.$/)).toBeVisible();
  });

  it('name the filters only where one is set', async () => {
    open(
      'MCAdmin',
      aServer(aReport({ totals: someFigures(0), comparedTotals: null })),
      `${period}&region=South`,
    );
    expect(await screen.findByText(/Choose another period, or clear the filters\.$/)).toBeVisible();
  });

  it('can be tried again when they could not be loaded', async () => {
    const server = aServer();
    server.isReachable = false;
    const { user } = open('MCAdmin', server);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
    expect(screen.getByText('There was an error getting this report')).toBeVisible();
    server.isReachable = true;
    await user.click(again);
    expect(await months()).toBeVisible();
  }, 20_000);

  it('are exported as they are shown', async () => {
    const { user, server } = open('MCAdmin', aServer(), `${period}&transport=OPEN`);
    await months();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(server.callsOf(reports.export)).toMatchObject([
        { path: '/reports/orderVolume/export', query: { transportType: 'OPEN', format: 'csv' } },
      ]),
    );
  });
});

/** Of the cells of a row, its headings too. */
function textOfAny(row: HTMLElement): (string | null)[] {
  return [...row.children].map(({ textContent }) => textContent);
}
