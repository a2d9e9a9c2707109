import { lighthouseOf } from './lighthouse.mjs';

export const name = 'W11';
export const title = 'Lighthouse mobile scores';

const goals = { public: 95, staff: 90 };

export async function run(product) {
  return (await lighthouseOf(product)).flatMap(
    ({ view, isSignedIn, performance, accessibility, bestPractices, findings }) => {
      const why = findings.join(', ');
      const goal = isSignedIn ? goals.staff : goals.public;
      return [
        { what: `performance, ${view}`, figures: performance, unit: '', atLeast: goal },
        { what: `accessibility, ${view}`, figures: accessibility, unit: '', atLeast: 100, why },
        { what: `best practices, ${view}`, figures: bestPractices, unit: '', atLeast: 100, why },
      ];
    },
  );
}
