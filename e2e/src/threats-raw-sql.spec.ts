import { nodesOf, runtimeSources, type SourceFile, type SyntaxNode } from './source-files.js';

/**
 * Files that build SQL from parts. Each was reviewed: user input is always a bound parameter, never part of the
 * statement's text. Migrations are excluded: they run as the owner, without user input.
 */
const reviewed: Record<string, string> = {
  'libs/service-kit/src/database/housekeeping.ts':
    'Tables, columns, ages and conditions of the entities in the code; the subscribers are bound.',
  'libs/service-kit/src/database/list/list-as-file.ts':
    'Columns of the list in the code; what COPY cannot take as a parameter is an escaped literal.',
  'libs/service-kit/src/database/list/list-search.ts': 'The table of the list, by its entity in the code.',
  'libs/service-kit/src/database/list/read-list.ts':
    'Table, columns and types come from the entity, selected by an enum of the contract; the rest is bound.',
  'libs/service-kit/src/database/migration-helpers.ts': 'Table names, checked to be plain identifiers.',
  'libs/service-kit/src/database/run-migrations.ts':
    'The role from the configuration, checked to be a plain identifier.',
  'libs/service-kit/src/database/with-portal.ts': 'The id of a portal, checked to be valid.',
  'libs/service-kit/src/due-work/due-rows.ts':
    'Table, columns and condition of the worker in the code, and whole numbers; the row is bound.',
  'libs/service-kit/src/due-work/due-works.ts': 'The conditions of due-rows.ts.',
  'services/notifications/src/emails/email-claims.repository.ts':
    'Conditions, a number of seconds and the columns of the entity, in the code; the rest is bound.',
  'services/notifications/src/emails/email-sending.ts':
    'The names of templates and a constant mark, in the code.',
  'services/notifications/src/emails/email-tries.repository.ts':
    'The columns of the entity, by their names in the code.',
  'services/notifications/src/emails/emails.repository.ts':
    'The names of news in the contract and a constant mark; the order and the portal are bound.',
  'services/quoting/src/follow-ups/follow-ups.repository.ts':
    'The mailbox of a column that is named in the code; the rest is bound.',
  'services/reporting/src/conversion/conversion.repository.ts':
    'Its own list of sums, and the SQL of its rollup; the rest is bound.',
  'services/reporting/src/commissions/commissions.repository.ts':
    "The column of owners' names in the code; the rest is bound.",
  'services/reporting/src/on-time/on-time.repository.ts':
    'Columns of the two legs in the code, and the SQL of its rollup; the rest is bound.',
  'services/reporting/src/reports/report-sums.repository.ts':
    'Dimensions and figures in the code, and the SQL of its rollup; the filters are bound.',
  'services/reporting/src/receivables/receivables.repository.ts':
    'The condition of what is not paid, in the code; the rest is bound.',
  'services/reporting/src/rollups/order-rollup.ts': 'Dimensions and figures in the code.',
  'services/reporting/src/surveys/survey-results.repository.ts': 'The SQL of its rollup; the rest is bound.',
  'services/reporting/src/rollups/rollup-sql.ts': 'Tables, columns and SQL of the rollups in the code.',
  'services/orders/src/customer-links/links.repository.ts':
    'The mailbox of a column that is named in the code; the address is bound.',
  'services/orders/src/tables/work-list.ts': 'The columns of a condition in the code; the rest is bound.',
  'services/orders/src/tables/work-sql.ts':
    'Conditions, states and numbers of days in the code; the rest is bound.',
  'services/orders/src/tables/cod-table.repository.ts':
    'The column of the order, selected by an enum of the contract; the search is bound.',
};

const runsSql = new Set(['query', 'createQueryBuilder', 'where', 'andWhere', 'orWhere', 'orderBy']);
const opensStatement =
  /^\s*(with|select|insert into|update|delete from|create|alter|drop|grant|revoke|truncate|listen|notify|copy|from|order by|set local)\s/;

const node = (value: unknown) => value as SyntaxNode | null | undefined;
const list = (value: unknown) => (Array.isArray(value) ? value : []) as SyntaxNode[];

/** The file's own `const name = '…'` declarations, to resolve the text where it is used. */
function constantsOf(file: SourceFile): Set<string> {
  const names = new Set<string>();
  const isConstant = (value: unknown): boolean => {
    const it = node(value);
    if (it?.type === 'StringLiteral' || it?.type === 'NumericLiteral') return true;
    if (it?.type === 'Identifier') return names.has(String(it.value));
    return it?.type === 'TemplateLiteral' && list(it.expressions).every(isConstant);
  };
  for (const it of nodesOf(file)) {
    if (it.type !== 'VariableDeclaration' || it.kind !== 'const') continue;
    for (const { id, init } of list(it.declarations)) {
      if (isConstant(init)) names.add(String(node(id)?.value));
    }
  }
  return names;
}

function isFixed(value: unknown, constants: Set<string>): boolean {
  const it = node(value);
  switch (it?.type) {
    case 'StringLiteral':
      return true;
    case 'Identifier':
      return constants.has(String(it.value));
    case 'TemplateLiteral':
      return list(it.expressions).every((part) => isFixed(part, constants));
    case 'BinaryExpression':
      return isFixed(it.left, constants) && isFixed(it.right, constants);
    default:
      return false;
  }
}

const nameCalled = (callee: unknown) => {
  const it = node(callee);
  return String((it?.type === 'MemberExpression' ? node(it.property) : it)?.value);
};

/** Whether the file runs or contains a statement that is not a plain literal. */
function putsSqlTogether(file: SourceFile): boolean {
  const constants = constantsOf(file);
  for (const it of nodesOf(file)) {
    const firstArgument = node(list(it.arguments)[0])?.expression;
    if (it.type === 'CallExpression' && runsSql.has(nameCalled(it.callee)) && firstArgument) {
      const isText = ['TemplateLiteral', 'BinaryExpression'].includes(node(firstArgument)?.type ?? '');
      if (isText && !isFixed(firstArgument, constants)) return true;
    }
    if (it.type !== 'TemplateLiteral' || isFixed(it, constants)) continue;
    if (opensStatement.test(String(list(it.quasis)[0]?.raw))) return true;
  }
  return false;
}

const sources = runtimeSources(['services/*', 'libs/*', 'gateway']).filter(
  ({ path }) =>
    !path.includes('/migrations/') && !/^libs\/(ui|quote-ui|web|federation|embedded-postgres)\//.test(path),
);
const built = sources.filter(putsSqlTogether).map(({ path }) => path);
const snippet = (text: string): SourceFile => ({ path: 'snippet.ts', text });

describe('T15: SQL', () => {
  it('is built from parts only in reviewed files', () => {
    expect(built.filter((path) => !Object.hasOwn(reviewed, path))).toEqual([]);
  });

  it('has no reviewed file that was removed or no longer builds SQL', () => {
    expect(Object.keys(reviewed).filter((path) => !built.includes(path))).toEqual([]);
  });

  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the code under test.
  it.each([
    ['manager.query(`select * from quotes where id = ${id}`)', true],
    ["manager.query('select * from quotes order by ' + sortby)", true],
    ['const where = `from quotes where ${condition}`;', true],
    ['repository.createQueryBuilder().where(`q.name = ${name}`)', true],
    ["const columns = 'id, name'; manager.query(`select ${columns} from quotes where id = $1`, [id])", false],
    ["manager.query('select 1')", false],
    ['logger.warn(`Selecting failed: ${message}`)', false],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the code under test.
  ])('is recognized in %s: %s', (text, isBuiltFromParts) => {
    expect(putsSqlTogether(snippet(text))).toBe(isBuiltFromParts);
  });
});
