import path from 'node:path';
import { limits, weightOfView } from '../../libs/federation/weigh.mjs';
import { travelled } from './travelled.mjs';
import { viewsOf } from './views.mjs';

export const name = 'W4';
export const title = 'JavaScript of a first view, gzip -9';

/** KB. Pages that are not named here keep to what the build allows them. */
const goals = {
  login: 205,
  'get quote': 330,
  'list of quotes': 290,
  'list of orders': 290,
  order: 330,
  booking: 345,
  reports: 390,
  'public quote': 160,
  'public quote form': 210,
  'public booking': 260,
};

/** What the browser fetched, and what the build predicts; the build fails if its prediction exceeds its own limit. */
export async function run(product) {
  const root = path.resolve(import.meta.dirname, '../..');
  const views = await viewsOf(product);
  const rows = [];
  for (const one of limits) {
    const view = views.find((each) => each.view === one.view);
    if (!view) continue;
    rows.push(
      {
        what: one.view,
        figures: [(await travelled(view)).weight],
        unit: 'KB',
        atMost: goals[one.view] ?? one.limit,
      },
      {
        what: `${one.view}, as the build counts it`,
        figures: [weightOfView(one, root)],
        unit: 'KB',
      },
    );
  }
  return rows;
}
