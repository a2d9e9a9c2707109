import {
  type ClaimsReport,
  type CommissionReport,
  type ConversionReport,
  insight,
  type MarginReport,
  type OnTimeReport,
  portals,
  type Role,
} from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPortal, portalId } from '../portal-form/a-portal';
import { ReportsPage } from './reports-page';

const good = { onTime: 9, late: 1, overdue: 0, percent: 90 };
const poor = { onTime: 1, late: 1, overdue: 2, percent: 25 };
const period = { portalId: null, from: '2026-10-01', to: '2026-11-23' };

const onTime: OnTimeReport = {
  ...period,
  pickup: good,
  delivery: poor,
  lanes: [{ pickupState: 'TX', deliveryState: 'CO', pickup: good, delivery: poor }],
  carriers: [{ carrierName: '', pickup: good, delivery: poor }],
  lateOrders: [
    {
      orderId: '6d5a2f0e-5d5c-4f0b-9f57-6a3a3c8e9b10',
      uniqueId: 10_231,
      companyName: 'Riverside Motors',
      pickupState: 'TX',
      deliveryState: 'CO',
      carrierName: 'Blue Ridge Haulers',
      leg: 'delivery',
      promisedOn: '2026-11-12',
      doneOn: null,
      daysLate: 11,
    },
  ],
};

const funnel = { quoted: 20, saved: 12, booked: 5, percent: 25 };
const conversion: ConversionReport = {
  ...period,
  total: funnel,
  companies: [{ portalId, companyName: 'Riverside Motors', ...funnel }],
  lanes: [{ pickupState: 'TX', deliveryState: 'CO', ...funnel }],
  levels: [{ serviceLevel: 3, ...funnel }],
  priceSteps: [
    { from: 0, to: 1000, ...funnel },
    { from: 1000, to: null, ...funnel },
  ],
  lost: {
    quotes: 4,
    reasons: [
      { reason: 'price', quotes: 3 },
      { reason: null, quotes: 1 },
    ],
  },
  followUps: {
    byHand: { quotes: 4, booked: 1, percent: 25 },
    byRule: { quotes: 9, booked: 3, percent: 33 },
  },
  owners: [
    { ownerId: 'lee', ownerName: 'Lee Park', companyName: 'Riverside Motors', ...funnel, volume: 4200 },
    { ownerId: null, ownerName: 'Overland', companyName: '', ...funnel, volume: 0 },
    { ownerId: null, ownerName: '', companyName: '', ...funnel, volume: 0 },
  ],
  volume: 4200,
};

const count = { orders: 4, withoutCost: 2, revenue: 4000, cost: 3100, margin: 900, percent: 22.5 };
const noCost = { orders: 0, withoutCost: 1, revenue: 0, cost: 0, margin: 0, percent: null };
const margin: MarginReport = {
  ...period,
  total: count,
  companies: [{ portalId, companyName: 'Riverside Motors', ...count }],
  lanes: [{ pickupState: 'TX', deliveryState: 'CO', ...count, margin: -100, percent: -2.5 }],
  carriers: [
    { carrierName: 'Mesa', ...count },
    { carrierName: '', ...noCost },
  ],
};

const commissions: CommissionReport = {
  ...period,
  total: { orders: 4, commission: 225, unknown: 1 },
  owners: [
    {
      ownerId: 'lee',
      ownerName: 'Lee Park',
      companyName: 'Riverside Motors',
      ...{ orders: 3, commission: 225, unknown: 0 },
      months: [
        { month: '2026-10', orders: 1, commission: 50, unknown: 0 },
        { month: '2026-11', orders: 2, commission: 175, unknown: 0 },
      ],
    },
    {
      ...{ ownerId: null, ownerName: '', companyName: '', orders: 1, commission: 0, unknown: 1 },
      months: [{ month: '2026-11', orders: 1, commission: 0, unknown: 1 }],
    },
  ],
};

const damage = {
  ...{ claims: 3, withdrawn: 1, delivered: 120, perHundred: 2.5, asked: 2100, approved: 700, paid: 450 },
  ...{ open: 2, overdue: 1, daysToClose: 3.8 },
};
const noDamage = {
  ...{ claims: 1, withdrawn: 0, delivered: 0, perHundred: null, asked: 0, approved: 0, paid: 0 },
  ...{ open: 0, overdue: 0, daysToClose: null },
};
const claims: ClaimsReport = {
  ...period,
  total: damage,
  companies: [{ portalId, companyName: 'Riverside Motors', ...damage }],
  carriers: [
    { carrierName: 'Mesa', ...damage },
    { carrierName: '', ...noDamage },
  ],
};

const owed = { orders: 3, owed: 1600, current: 100, upTo30: 500, upTo60: 0, upTo90: 0, over90: 1000 };
const receivables = {
  portalId: null,
  total: owed,
  companies: [{ portalId, companyName: 'Riverside Motors', ...owed }],
};
const open = (report: string, role: Role = 'MCAdmin', search = '', ofClaims = claims) => {
  const server = new FakeServer()
    .answer(insight.onTime, { body: onTime })
    .answer(insight.conversion, { body: conversion })
    .answer(insight.margin, { body: margin })
    .answer(insight.commissions, { body: commissions })
    .answer(insight.claims, { body: ofClaims })
    .answer(insight.receivables, { body: receivables })
    .answer(portals.get, { body: aPortal({ availableReports: [] }) })
    .answer(portals.list, { body: { rows: [], total: 0, next: null } });
  return openPage(<ReportsPage />, {
    server,
    session: { role, userId: 'u', portalId },
    path: '/reports',
    at: `/reports?report=${report}${search}`,
  });
};
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

const onPhone = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList;
    return Object.assign(list, { matches: true, media: query, onchange: null });
  });
afterEach(() => jest.restoreAllMocks());

describe('what was on time', () => {
  it('is shown by lane and by carrier, with the orders that are late', async () => {
    open('onTime');
    expect(await rowsOf('By lane')).toEqual([['TX → CO', '90%', '9 of 10', '25%', '1 of 4']]);
    expect(await rowsOf('By carrier')).toEqual([['Not known', '90%', '9 of 10', '25%', '1 of 4']]);
    const late = within(await screen.findByRole('table', { name: 'Late orders' }));
    expect(late.getByRole('link', { name: '#10231' })).toHaveAttribute(
      'href',
      '/order/6d5a2f0e-5d5c-4f0b-9f57-6a3a3c8e9b10',
    );
    expect(late.getByText('Not yet')).toBeVisible();
    expect(late.getByText('11 days')).toBeVisible();
  });

  it('names every number on a phone', async () => {
    onPhone();
    open('onTime');
    const late = within(await screen.findByRole('list', { name: 'Late orders' }));
    expect(late.getByText(/^Promised: Nov 12, 2026$/)).toBeVisible();
    expect(late.getByText('11 days late')).toBeVisible();
  });

  it('is exported as it is shown', async () => {
    const { user, server } = open('onTime', 'MCAdmin', `&from=2026-11-01&to=2026-11-23&company=${portalId}`);
    await user.click(await screen.findByRole('button', { name: 'Export XLSX' }));
    const query = { from: '2026-11-01', to: '2026-11-23', portalId, format: 'xlsx' };
    await waitFor(() => expect(server.callsOf(insight.onTimeExport)).toMatchObject([{ query }]));
  });

  it('is open to an Admin whose company has no other report', async () => {
    open('orderVolume', 'Admin');
    expect(await screen.findByRole('link', { name: 'On time' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Order volume' })).not.toBeInTheDocument();
  });

  it('covers the last year of a longer period', async () => {
    const { server } = open('onTime', 'MCAdmin', '&from=2020-01-01&to=2026-11-23');
    await screen.findByRole('table', { name: 'By lane' });
    expect(server.callsOf(insight.onTime)).toMatchObject([
      { query: { from: '2025-11-23', to: '2026-11-23' } },
    ]);
  });
});

describe('what became of quotes', () => {
  it('is shown by company, lane, level and price, with why some were lost', async () => {
    open('conversion');
    const counted = ['20', '12', '5', '25%'];
    expect(await rowsOf('By company')).toEqual([['Riverside Motors', ...counted]]);
    expect(screen.getByRole('link', { name: 'Riverside Motors' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^/quotes\\?created=.*&company=${portalId}$`),
    );
    expect(await rowsOf('By level')).toEqual([['3 business days', ...counted]]);
    expect(await rowsOf('By price')).toEqual([
      ['$0 – $999', ...counted],
      ['$1,000 and more', ...counted],
    ]);
    expect(await rowsOf('Lost quotes by reason')).toEqual([
      ['Price too high', '3', '75%'],
      ['No reason given', '1', '25%'],
    ]);
  });

  it('is shown by owner, who lead to their quotes unless a company cannot tell them apart', async () => {
    open('conversion');
    const counted = ['20', '12', '5'];
    expect(await rowsOf('By owner')).toEqual([
      ['Lee Park, Riverside Motors', ...counted, '$4,200', '25%'],
      ['Overland', ...counted, '$0', '25%'],
      ['No owner', ...counted, '$0', '25%'],
    ]);
    const table = within(screen.getByRole('table', { name: 'By owner' }));
    const owners = table
      .getAllByRole('link')
      .map((link) => /owner=\w+/.exec(link.getAttribute('href') ?? '')?.[0]);
    expect(owners).toEqual(['owner=lee', 'owner=nobody']);
  });

  it('is of the own quotes for a User, who has no report sent', async () => {
    open('conversion', 'User');
    expect(await screen.findByRole('link', { name: 'See the quotes of this period' })).toHaveAttribute(
      'href',
      expect.stringContaining('owner=mine'),
    );
    expect(screen.queryByRole('table', { name: 'By company' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send Monthly by Email' })).not.toBeInTheDocument();
  });

  it('names the counts of follow-ups on a phone', async () => {
    onPhone();
    open('conversion');
    const followUps = await screen.findByRole('list', { name: 'Follow-ups' });
    expect(followUps).toHaveTextContent('By hand25%Quotes: 4Booked: 1');
  });
});

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Reports' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the margin', () => {
  it('is shown by company, lane and carrier, with what has no cost', async () => {
    open('margin');
    const cells = ['4', '$4,000', '$3,100', '$900', '22.5%', '2'];
    expect(await rowsOf('By company')).toEqual([['Riverside Motors', ...cells]]);
    expect(await rowsOf('By lane')).toEqual([['TX → CO', '4', '$4,000', '$3,100', '−$100', '−2.5%', '2']]);
    expect(await rowsOf('By carrier')).toEqual([
      ['Mesa', ...cells],
      ['Not known', '0', '–', '–', '–', '–', '1'],
    ]);
    expect(screen.getByText(/Orders without a cost are in no sum/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send Monthly by Email' })).toBeVisible();
  });

  it('is no report of an Admin, who asks for the first one instead', async () => {
    const { server } = open('margin', 'Admin');
    await screen.findByRole('table', { name: 'By lane' });
    expect(tabs()).toEqual(['On time', 'Conversion', 'Commissions', 'Claims', 'Receivables']);
    expect(server.callsOf(insight.margin)).toEqual([]);
  });
});

describe('commissions', () => {
  it('are shown by owner and month, with a total and what is not known', async () => {
    open('commissions');
    expect(await rowsOf('By owner')).toEqual([
      ['Lee Park', 'Riverside Motors', '3', '$225'],
      ['No owner', '–', '1', '$0not known of 1 order'],
      ['Total', '4', '$225'],
    ]);
    expect(await rowsOf('By owner and month')).toEqual([
      ['Lee Park', 'Riverside Motors', 'Oct 2026', '1', '$50'],
      ['Lee Park', 'Riverside Motors', 'Nov 2026', '2', '$175'],
      ['No owner', '–', 'Nov 2026', '1', '$0not known of 1 order'],
      ['Total', '4', '$225'],
    ]);
  });

  it('lead to the orders of the owner and the month', async () => {
    open('commissions', 'MCAdmin', '&from=2026-10-05&to=2026-11-23');
    const table = within(await screen.findByRole('table', { name: 'By owner and month' }));
    const addresses = table.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const read = (address: string | undefined) => new URLSearchParams(address?.split('?')[1]);
    expect(read(addresses[0]).getAll('created')).toEqual(['2026-10-05', '2026-10-31']);
    expect(addresses.map((address) => read(address).get('owner'))).toEqual(['lee', 'lee', 'nobody']);
  });

  it('are what a User reads first, by month, as a file too', async () => {
    const { user, server } = open('orderVolume', 'User', '&from=2026-10-01&to=2026-11-23');
    expect((await rowsOf('By month'))[0]).toEqual(['Oct 2026', '1', '$50']);
    expect(tabs()).toEqual(['Commissions', 'Conversion']);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const query = { from: '2026-10-01', to: '2026-11-23', format: 'csv' };
    await waitFor(() => expect(server.callsOf(insight.commissionsExport)).toMatchObject([{ query }]));
    expect(server.callsOf(portals.get)).toEqual([]);
  });
});

describe('claims', () => {
  it('are shown by company and carrier, with what was withdrawn and what is overdue', async () => {
    open('claims');
    const cells = ['31 withdrawn', '2.5', '$2,100', '$700', '$450', '21 overdue', '3.8'];
    expect(await rowsOf('By company')).toEqual([['Riverside Motors', ...cells]]);
    expect(await rowsOf('By carrier')).toEqual([
      ['Mesa', ...cells],
      ['Not known', '1', '–', '$0', '$0', '$0', '0', '–'],
    ]);
    const link = screen.getByRole('link', { name: 'See all open ones' });
    expect(link).toHaveAttribute('href', '/orders?claim=open');
    expect(screen.getByText(/Withdrawn claims are counted apart/)).toBeVisible();
  });

  it('are shown to an Admin by carrier alone', async () => {
    open('claims', 'Admin');
    await screen.findByRole('table', { name: 'By carrier' });
    expect(screen.queryByRole('table', { name: 'By company' })).not.toBeInTheDocument();
  });

  it('are said to be none where there are none', async () => {
    open('claims', 'Admin', '', { ...claims, companies: [], carriers: [] });
    expect(await screen.findByText('No claims in this period')).toBeVisible();
  });
});

describe('receivables', () => {
  it('are shown by company and age, without a period, and as a file', async () => {
    const { user, server } = open('receivables');
    const cells = ['3', '$1,600', '$100', '$500', '–', '–', '$1,000'];
    expect(await rowsOf('By company')).toEqual([
      ['All companies', ...cells],
      ['Riverside Motors', ...cells],
    ]);
    expect(server.callsOf(insight.receivables)[0]?.query).toEqual({});
    expect(screen.queryByRole('button', { name: /^Period/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(server.callsOf(insight.receivablesExport)).toHaveLength(1));
  });

  it('lead from each sum to its orders in COD', async () => {
    open('receivables');
    const hrefs = (within_: HTMLElement) =>
      within(within_)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const late = '&age=upTo30&age=upTo60&age=upTo90&age=over90';
    const [figures] = await screen.findAllByText('Past due');
    expect(hrefs(figures?.closest('dl') as HTMLElement)).toEqual([
      ['$1,600', '/cod?paid=Unpaid'],
      ['$100', '/cod?paid=Unpaid&age=current'],
      ['$1,500', `/cod?paid=Unpaid${late}`],
      ['$1,000', '/cod?paid=Unpaid&age=over90'],
    ]);
    const [, , company] = screen.getAllByRole('row');
    const ofCompany = `/cod?paid=Unpaid&company=${portalId}`;
    expect(hrefs(company as HTMLElement)).toEqual([
      ['$1,600', ofCompany],
      ['$100', `${ofCompany}&age=current`],
      ['$500', `${ofCompany}&age=upTo30`],
      ['$1,000', `${ofCompany}&age=over90`],
    ]);
  });

  it('are shown to an Admin by age alone, each sum with its orders in the list', async () => {
    open('receivables', 'Admin');
    expect((await rowsOf('By age')).map(([name]) => name)).toEqual(['All']);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/orders?payment=COD&paid=Unpaid&age=over90');
    expect(links.filter((href) => href?.startsWith('/cod'))).toEqual([]);
  });
});
