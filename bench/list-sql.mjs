// The statements of one list call, recorded from the product's own code.

import { quotingDatabase } from '@overland/quoting';
import { openDatabase, settingOf, withPortal } from '@overland/service-kit';
import { listQuotes } from '../services/quoting/dist/quotes/quote-list.js';
import { withValues } from './pgbench.mjs';

const defaults = {
  searchText: '',
  sortby: 'uniqueId',
  sortorder: -1,
  limit: 150,
  skip: 0,
  cursor: null,
  portalId: null,
  status: [],
  transportType: [],
};

/**
 * The statements that `withPortal` and `listQuotes` run for a request, each `{ sql, params }`, and a pgbench script.
 * @param scope `{ portalId }` or `{ all: true }`
 */
export async function listStatements(url, { request, scope }) {
  process.env.QUOTING_DATABASE_URL = url;
  const database = await openDatabase(quotingDatabase);
  const statements = [{ sql: settingOf(scope), params: [] }];
  try {
    await withPortal(database, scope, (manager) => {
      const { queryRunner } = manager;
      const query = queryRunner.query.bind(queryRunner);
      queryRunner.query = (sql, params = [], ...more) => {
        statements.push({ sql, params });
        return query(sql, params, ...more);
      };
      // The own quotes are not asked for, nor those to be followed up.
      const call = {
        request: { ...defaults, ...request },
        scope,
        userId: null,
        sharing: [],
        now: new Date(),
      };
      return listQuotes(manager, call);
    });
  } finally {
    await database.destroy();
  }
  return statements;
}

/** One transaction with these statements, for pgbench and for `pg`. */
export function transactionOf(statements) {
  return {
    script: ['begin;', ...statements.map(({ sql, params }) => withValues(sql, params)), 'commit;'].join('\n'),
    async replay(client) {
      await client.query('begin');
      for (const { sql, params } of statements) await client.query(sql, params);
      await client.query('commit');
    },
  };
}
