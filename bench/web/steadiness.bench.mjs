import { lighthouseOf } from './lighthouse.mjs';

export const name = 'W2';
export const title = 'Blocking time and layout shift, Lighthouse mobile';

export async function run(product) {
  return (await lighthouseOf(product)).flatMap(({ view, tbt, cls }) => [
    { what: `blocking time, ${view}`, figures: tbt, unit: 'ms', atMost: 100 },
    { what: `layout shift, ${view}`, figures: cls, unit: '', atMost: 0.02 },
  ]);
}
