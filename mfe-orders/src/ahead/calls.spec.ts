import { type Endpoint, orders, quotes } from '@overland/contracts';
import { listRequest } from '../order-list/list-request';
import calls from './calls.json';

const rows: Endpoint[] = [...Object.values(orders), ...Object.values(quotes)];

it('asks ahead for what the list asks for when it is opened, to the letter', () => {
  const opened = { search: '', sort: { key: 'uniqueId', order: -1 }, filters: {} } as const;
  const body = { ...listRequest(opened, { viewedAs: null }), cursor: null };
  expect(JSON.stringify(calls['/orders'][0]?.body)).toBe(JSON.stringify(body));
});

it('makes ahead only calls that are there, and that change nothing', () => {
  for (const { method, path } of Object.values(calls).flat()) {
    expect(rows.filter((row) => row.method === method && row.path === path)).toHaveLength(1);
    expect(method === 'GET' || path === '/orders').toBe(true);
  }
});
