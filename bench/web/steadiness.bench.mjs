import { lighthouseOf } from './lighthouse.mjs';

export const name = 'W2';
export const title = 'Blocking time and layout shift, Lighthouse mobile';

/** Milliseconds of blocking time. */
const goals = { public: 150, staff: 250 };

export async function run(product) {
  return (await lighthouseOf(product)).flatMap(({ view, isSignedIn, tbt, cls }) => [
    {
      what: `blocking time, ${view}`,
      figures: tbt,
      unit: 'ms',
      atMost: isSignedIn ? goals.staff : goals.public,
    },
    { what: `layout shift, ${view}`, figures: cls, unit: '', atMost: 0.02 },
  ]);
}
