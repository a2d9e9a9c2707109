import { aCodRow, idOf } from '../testing/order-rows';
import { codDefaults, codExport, codRequest } from './cod-request';

const asOpened = { search: '', ...codDefaults };
const company = '0197b1c0-0000-4000-8000-0000000000aa';

describe('the request of the COD table', () => {
  it('asks for all rows at once, unpaid first and then by pickup, as long as nothing else is chosen', () => {
    expect(codRequest(asOpened, { viewedAs: null })).toMatchObject({
      limit: 1000,
      skip: 0,
      cod: true,
      paid: null,
      sortBy: null,
      orderTableStatus: [],
      portals: [],
    });
  });
  it('carries search, filters and sort', () => {
    const filters = {
      status: ['Pending', 'Lost'],
      paid: ['Unpaid'],
      pickup: ['2026-11-23', 'soon'],
      age: ['over90', 'upTo30', 'old'],
      company: [company],
    };
    const state = { search: 'NR-88412', sort: { key: 'price', order: -1 }, filters } as const;
    expect(codRequest(state, { viewedAs: null })).toMatchObject({
      searchText: 'NR-88412',
      orderTableStatus: ['Pending'],
      paid: false,
      dateStart: '2026-11-23',
      dateEnd: null,
      ages: ['upTo30', 'over90'],
      portals: [company],
      sortBy: { key: 'price', desc: true },
    });
  });
  it('is of the portal viewed as before any company', () => {
    const request = codRequest({ ...asOpened, filters: { company: [company] } }, { viewedAs: 'p2' });
    expect(request).toMatchObject({ portalId: 'p2', portals: [] });
  });
});

it('exports the orders that the COD table shows, with its columns', () => {
  const rows = [aCodRow({ uniqueId: 10231 }), aCodRow({ uniqueId: 10229 })];
  expect(codExport(rows, { viewedAs: null })).toMatchObject({
    format: 'csv',
    paymentType: ['COD'],
    orderIds: [idOf(10231), idOf(10229)],
    table: 'cod',
  });
});
