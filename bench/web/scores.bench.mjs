import { lighthouseOf } from './lighthouse.mjs';

export const name = 'W11';
export const title = 'Lighthouse mobile scores';

/** Of performance: lists and reports draw the most. */
const goals = { public: 92, staff: 90, rows: 80 };
const withRows = ['list of quotes', 'list of orders', 'COD table', 'reports'];

const goalOf = (view, isSignedIn) =>
  withRows.includes(view) ? goals.rows : isSignedIn ? goals.staff : goals.public;

export async function run(product) {
  return (await lighthouseOf(product)).flatMap(
    ({ view, isSignedIn, performance, accessibility, bestPractices, findings }) => {
      const why = findings.join(', ');
      return [
        { what: `performance, ${view}`, figures: performance, unit: '', atLeast: goalOf(view, isSignedIn) },
        { what: `accessibility, ${view}`, figures: accessibility, unit: '', atLeast: 100, why },
        { what: `best practices, ${view}`, figures: bestPractices, unit: '', atLeast: 100, why },
      ];
    },
  );
}
