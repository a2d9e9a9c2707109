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
  'list of quotes':
    'its largest text is a row, which comes after every script (214 KB) and 47 KB of rows, not compressed',
  'public quote':
    'by hundredths: the model counts the script that begins the calls, as it runs before the first paint',
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
