import { runtimeSources } from './source-files.js';

/** Besides repositories: listeners, which keep copies of what events say, demo data and migrations. */
const naming = /\.(repository|listener)\.ts$|\/(demo|migrations)\//;

/** Whether it passes the class of an entity to a call, as `manager.find(OrderEntity, …)` or `insertNew(manager, OrderEntity, …)`. */
const queries = (text: string) => /\w(<[^()]*>)?\(\s*([\w.]+,\s*)?\w+Entity\b/.test(text);

test('rows are read and written by repositories', () => {
  const beside = runtimeSources(['services/*'])
    .filter(({ path, text }) => !naming.test(path) && queries(text))
    .map(({ path }) => path);
  expect(beside).toEqual([]);
});
