import path from 'node:path';
import { limits, weightOfView } from '../../libs/federation/weigh.mjs';
import { travelled } from './travelled.mjs';
import { viewsOf } from './views.mjs';

export const name = 'W4';
export const title = 'JavaScript of a first view, gzip -9';

/** What the browser fetched, and what the build predicts; the build fails if its prediction exceeds the limit. */
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
        atMost: one.limit,
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
