// The statements of one list call, recorded from the product's own code.

import { settingOf } from '@overland/service-kit';
import pg from 'pg';
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
 * What `withPortal` and `listQuotes` send for a request, `{ sql, params }` each, and their script for pgbench.
 * @param scope `{ portalId }` or `{ all: true }`
 */
export async function listStatements(url, { request, scope }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const setScope = { sql: settingOf(scope), params: [] };
  const statements = [setScope];
  try {
    await client.query('begin');
    await client.query(setScope.sql, setScope.params);
    const manager = {
      async query(sql, params = []) {
        statements.push({ sql, params });
        return (await client.query(sql, params)).rows;
      },
    };
    await listQuotes(manager, { request: { ...defaults, ...request }, scope });
    await client.query('commit');
  } finally {
    await client.end();
  }
  return statements;
}

/** One transaction of these statements, for pgbench and for `pg`. */
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
