import * as z from 'zod/mini';
import { sdStatusLabels } from './constants.js';
import { orderLabels } from './list-choices.js';
import { messages } from './messages.js';
import { OrderRequest } from './order-request.js';

test('the labels of the orders list are those of the dispatch status, each once', () => {
  const shown = new Set(Object.values(sdStatusLabels).filter((label) => label !== ''));
  expect([...orderLabels].sort()).toEqual([...shown].sort());
});

describe('the VINs of a booking', () => {
  const vehicles = z.object({ quotes: OrderRequest.shape.quotes });
  const issuesOf = (...vins: string[]) =>
    z.safeParse(vehicles, { quotes: vins.map((vin) => ({ vin, year: 2020 })) }).error?.issues ?? [];

  test('are one for each vehicle: the second that has the same is marked', () => {
    const issues = issuesOf('1HGCM82633A004352', '1HGCM82633A004353', ' 1hgcm82633a004352');
    expect(issues).toMatchObject([{ path: ['quotes', 2, 'vin'], message: messages.vinTwice }]);
  });

  test('may differ in one sign', () => {
    expect(issuesOf('1HGCM82633A004352', '1HGCM82633A004353')).toEqual([]);
  });

  test('that are missing are not called the same', () => {
    expect(issuesOf('', '').map(({ message }) => message)).not.toContain(messages.vinTwice);
  });
});
