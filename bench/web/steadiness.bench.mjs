import { lighthouseOf } from './lighthouse.mjs';

export const name = 'W2';
export const title = 'Blocking time and layout shift, Lighthouse mobile';

const why =
  'evaluating libraries and drawing the page: tasks of 20 to 60 ms here, counted four times as long';
const whyMoved = {
  account: 'the card of the theme moves down when the own facts come',
  'public quote form':
    'the heading takes two lines until its font comes, as no font like Arial is installed here',
};

export async function run(product) {
  return (await lighthouseOf(product)).flatMap(({ view, tbt, cls }) => [
    { what: `blocking time, ${view}`, figures: tbt, unit: 'ms', atMost: 100, why },
    { what: `layout shift, ${view}`, figures: cls, unit: '', atMost: 0.02, why: whyMoved[view] },
  ]);
}
