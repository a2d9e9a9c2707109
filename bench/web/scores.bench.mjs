import { lighthouseOf } from './lighthouse.mjs';

export const name = 'W11';
export const title = 'Lighthouse mobile scores';

export async function run(product) {
  return (await lighthouseOf(product)).flatMap(
    ({ view, performance, accessibility, bestPractices, findings }) => {
      const why = findings.join(', ');
      return [
        { what: `performance, ${view}`, figures: performance, unit: '', atLeast: 95, why: 'by W1 and W2' },
        { what: `accessibility, ${view}`, figures: accessibility, unit: '', atLeast: 100, why },
        { what: `best practices, ${view}`, figures: bestPractices, unit: '', atLeast: 100, why },
      ];
    },
  );
}
