import { nodesOf, runtimeSources, type SourceFile, type SyntaxNode } from './source-files.js';

/**
 * Where SQL is put together of parts. Each file was read: nothing that a person sent gets into the text of a statement,
 * it is always bound. Migrations are not looked at: they run as the owner, before anyone can send anything.
 */
const reviewed: Record<string, string> = {
  'libs/service-kit/src/database/housekeeping.ts': 'Tables and rules of its own list.',
  'libs/service-kit/src/database/list-page.ts': 'The select of a list, made by the files below.',
  'libs/service-kit/src/database/list-search.ts': 'The table of the list, by name in the code.',
  'libs/service-kit/src/database/portal-rule.ts': 'Names of tables, for migrations.',
  'libs/service-kit/src/database/migration-helpers.ts': 'Names of tables, checked to be plain ones.',
  'libs/service-kit/src/database/run-migrations.ts':
    'The role of the configuration, checked to be a plain name.',
  'libs/service-kit/src/database/select-page.ts':
    'Table, columns and type come from a table of the code by an enum of the contract; the rest is bound.',
  'libs/service-kit/src/database/with-portal.ts': 'The id of a portal, checked to be one.',
  'services/identity/src/portals/portal-list.ts': 'Sort key by an enum of the contract; the rest is bound.',
  'services/identity/src/users/user-list.ts': 'Sort key by an enum of the contract; the rest is bound.',
  'services/identity/src/users/users.service.ts': 'The columns of the list, a constant.',
  'services/identity/src/sign-in/challenge.repository.ts': 'Columns and a condition, constants.',
  'services/orders/src/booking/placings.repository.ts': 'Names of columns, constants.',
  'services/orders/src/orders/orders.repository.ts': 'Names of columns, constants.',
  'services/reporting/src/facts/save-fact.ts': 'Table and columns of the two facts, by name in the code.',
};

const runsSql = new Set([
  'query',
  'countUpTo10000',
  'createQueryBuilder',
  'where',
  'andWhere',
  'orWhere',
  'orderBy',
]);
const opensStatement =
  /^\s*(with|select|insert into|update|delete from|create|alter|drop|grant|revoke|truncate|listen|notify|copy|from|order by|set local)\s/;

const node = (value: unknown) => value as SyntaxNode | null | undefined;
const list = (value: unknown) => (Array.isArray(value) ? value : []) as SyntaxNode[];

/** `const name = '…'` of the file itself, so that its text can be read where it is used. */
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

/** Does the file run a statement, or hold the text of one, that is not written out? */
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
const snippet = (text: string): SourceFile => ({ path: 'snippet.ts', text });

describe('T15: SQL', () => {
  it('is put together in reviewed files only', () => {
    const found = sources.filter(putsSqlTogether).map(({ path }) => path);
    expect(found.filter((path) => !Object.hasOwn(reviewed, path))).toEqual([]);
  });

  it('has no reviewed file that is gone or that puts nothing together any more', () => {
    const found = new Set(sources.filter(putsSqlTogether).map(({ path }) => path));
    expect(Object.keys(reviewed).filter((path) => !found.has(path))).toEqual([]);
  });

  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the code that is looked at.
  it.each([
    ['manager.query(`select * from quotes where id = ${id}`)', true],
    ["manager.query('select * from quotes order by ' + sortby)", true],
    ['const where = `from quotes where ${condition}`;', true],
    ['repository.createQueryBuilder().where(`q.name = ${name}`)', true],
    ["const columns = 'id, name'; manager.query(`select ${columns} from quotes where id = $1`, [id])", false],
    ["manager.query('select 1')", false],
    ['logger.warn(`Selecting failed: ${message}`)', false],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the code that is looked at.
  ])('is recognised in %s: %s', (text, isPutTogether) => {
    expect(putsSqlTogether(snippet(text))).toBe(isPutTogether);
  });
});
