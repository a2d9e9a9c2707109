import { runtimeSources } from './source-files.js';

/** Workers name the rows that they work off, listeners those that they copy, lists those that they show. */
const naming =
  /\.(repository|entity|worker|listener)\.ts$|-(list|columns)\.ts$|data-source\.ts$|\/(demo|migrations)\//;

/** One statement each, which changes make in their transaction, or SQL by hand. */
const reviewed = [
  'identity/src/audit/write-audit.ts',
  'notifications/src/emails/email-claims.ts',
  'notifications/src/emails/email-failures.ts',
  'orders/src/dispatch/dispatch-subscriptions.ts',
  'orders/src/dispatches/mark-for-tms.ts',
  'orders/src/orders/user-names.ts',
  'orders/src/tables/cod-table.ts',
  'orders/src/work/due-orders.ts',
].map((file) => `services/${file}`);

/** Whether it imports the class of an entity, not only its type. */
const queries = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '[^']*\.entity\.js'/g)].some(([, names = '']) =>
    names.split(',').some((name) => /^\s*\w+Entity\s*$/.test(name)),
  );

test('rows are read and written by repositories, and beside them in reviewed files only', () => {
  const beside = runtimeSources(['services/*'])
    .filter(({ path, text }) => !naming.test(path) && queries(text))
    .map(({ path }) => path);
  expect(beside.sort()).toEqual(reviewed);
});
