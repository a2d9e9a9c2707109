import { narrowed, ordersHref } from './narrow';

const query = { from: '2026-03-15', to: '2026-11-23', compare: 'none', by: 'month' } as const;
const company = '5a1f0c1e-7d3b-4c58-9f60-0a5d2f6b9e01';

describe('a group of a report', () => {
  it('is a month or a week, cut by the period', () => {
    expect(narrowed(query, { by: 'month', key: '2026-10' })).toMatchObject({
      from: '2026-10-01',
      to: '2026-10-31',
    });
    expect(narrowed(query, { by: 'month', key: '2026-03' })).toMatchObject({
      from: '2026-03-15',
      to: '2026-03-31',
    });
    expect(narrowed(query, { by: 'week', key: '2026-11-23' })).toMatchObject({
      from: '2026-11-23',
      to: '2026-11-23',
    });
  });

  it('is a company, a region, a level or a distance', () => {
    expect(narrowed(query, { by: 'portal', key: company })).toMatchObject({ portalId: company });
    expect(narrowed(query, { by: 'region', key: 'other:Southwest' })).toMatchObject({
      region: 'other:Southwest',
    });
    expect(narrowed(query, { by: 'level', key: '3' })).toMatchObject({ level: '3' });
    expect(narrowed(query, { by: 'mileageBand', key: '12' })).toMatchObject({ mileageBand: '12' });
  });
});

describe('the orders behind a group', () => {
  it('are found by the filters of their list, without those that were canceled', () => {
    const href = ordersHref({
      ...query,
      portalId: company,
      transportType: 'ENCLOSED',
      level: '3',
      mileageBand: '2',
    });
    const parameters = new URLSearchParams(href?.split('?')[1]);
    expect(parameters.getAll('created')).toEqual(['2026-03-15', '2026-11-23']);
    expect(parameters.getAll('status')).toContain('Delivered');
    expect(parameters.getAll('status')).not.toContain('Canceled');
    expect(Object.fromEntries(parameters)).toMatchObject({
      company,
      transport: 'ENCLOSED',
      level: '3',
      distance: '2',
    });
  });

  it('of a region are listed by company alone', () => {
    expect(ordersHref({ ...query, region: 'none' })).toBeNull();
    expect(ordersHref({ ...query, region: 'none', portalId: company })).not.toBeNull();
  });
});
