import { lighthouseOf } from './lighthouse.mjs';

export const name = 'W1';
export const title = 'Largest contentful paint, Lighthouse mobile';

const goals = {
  login: 1.6,
  'public quote': 1.6,
  'get quote': 2.4,
  'list of quotes': 2.2,
  'list of orders': 2.2,
};

const whys = {
  'list of quotes': 'its largest text is a row, which comes after every script (214 KB) and the rows',
  'public quote':
    'it is seen after 0.1 to 0.3 s in every run, unthrottled; the simulated figure of one build is 0.7 to 1.7 s',
};

export async function run(product) {
  return (await lighthouseOf(product)).map(({ view, lcp }) => ({
    what: view,
    figures: lcp,
    unit: 's',
    atMost: goals[view],
    why: whys[view],
  }));
}
