import path from 'node:path';
import { filesOfView, readBuild, weightOf } from '../../libs/federation/first-view.mjs';
import { weights } from '../../libs/federation/weights.mjs';
import { travelled } from './travelled.mjs';
import { viewsOf } from './views.mjs';

export const name = 'W4';
export const title = 'JavaScript of a first view, gzip -9';

/** What the browser fetched, and what the build says that it will fetch: the build fails by the latter. */
export async function run(product) {
  const build = readBuild(path.resolve(import.meta.dirname, '../..'));
  const { session, views } = await viewsOf(product);
  const rows = [];
  for (const one of weights) {
    const { url, isSignedIn } = views.find(({ view }) => view === one.view);
    rows.push(
      {
        what: one.view,
        figures: [(await travelled({ session, isSignedIn, url })).weight],
        unit: 'KB',
        atMost: one.goal,
      },
      {
        what: `${one.view}, as the build counts it`,
        figures: [weightOf(filesOfView(one, build))],
        unit: 'KB',
      },
    );
  }
  return rows;
}
