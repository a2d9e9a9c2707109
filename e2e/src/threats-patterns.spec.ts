import { statusesOf } from './pattern-check.js';
import { nodesOf, runtimeSources } from './source-files.js';

interface Reviewed {
  file: string;
  source: string;
  /** Why its input cannot be long enough to cause harm. */
  reason: string;
}

/** Patterns with quadratic time or worse. Each was reviewed; a new one fails the test. */
const reviewed: Reviewed[] = [
  {
    file: 'libs/embedded-postgres/src/processes.ts',
    source: String.raw`\((.*)\) (.*)`,
    reason: 'Reads /proc/<pid>/stat, written by the kernel; the name in it has at most 15 characters.',
  },
  {
    file: 'libs/service-kit/src/logging/describe-error.ts',
    source: String.raw`[\w.+-]+@[\w-]+\.[\w.-]+`,
    reason: 'Error messages are cut to 2,000 characters first; a spec beside it measures that.',
  },
  {
    file: 'libs/service-kit/src/logging/describe-error.ts',
    source: String.raw`\bey[\w-]{8,}\.[\w-]+\.[\w-]+`,
    reason: 'As above.',
  },
  {
    file: 'libs/service-kit/src/config/fields.ts',
    source: String.raw`\/+$`,
    reason: 'A URL from the configuration, read once at startup.',
  },
  {
    file: 'libs/documents/src/document-fonts.ts',
    source: '=+$',
    reason: 'The padding of our own font file: at most two characters.',
  },
  {
    file: 'services/quoting/src/pricing/price-labels.ts',
    source: String.raw`\B(?=(\d{3})+$)`,
    reason: 'The digits of one integer: at most 16.',
  },
  {
    file: 'stack/src/inbox/message.ts',
    source: String.raw`<(style|script|head|title)\b[\s\S]*?<\/\1>`,
    reason:
      'The inbox of a developer’s machine reads emails that the product wrote, with every < in user input escaped.',
  },
  { file: 'stack/src/inbox/message.ts', source: '<[^>]*>', reason: 'As above.' },
];

/** Files that build a pattern from constant patterns. The parts are checked themselves. */
const madeOfConstants = [
  'libs/service-kit/src/spreadsheets/write-csv.ts',
  'services/quoting/src/settings/makes-csv.ts',
];

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

const sources = runtimeSources([
  'shell',
  ...['quotes', 'orders', 'admin', 'public'].map((name) => `mfe-${name}`),
  'gateway',
  'services/*',
  'libs/*',
  'stack',
]);

function patternsOf(): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const file of sources) {
    for (const node of nodesOf(file)) {
      if (node.type !== 'RegExpLiteral') continue;
      const pattern = { file: file.path, source: String(node.pattern), flags: String(node.flags) };
      found.set(`${pattern.file} ${pattern.source} ${pattern.flags}`, pattern);
    }
  }
  return [...found.values()];
}

const isReviewed = ({ file, source }: Pattern) =>
  reviewed.some((entry) => entry.file === file && entry.source === source);

describe('T24: the regular expressions of the product', () => {
  const patterns = patternsOf();

  it('are found in every package', () => {
    expect(patterns.length).toBeGreaterThan(80);
    expect(new Set(sources.map(({ path }) => path.split('/')[0])).size).toBeGreaterThanOrEqual(8);
  });

  it('are linear, or reviewed with a reason', () => {
    const asked = patterns.filter((pattern) => !isReviewed(pattern));
    const statuses = statusesOf(asked);
    const unsafe = asked
      .map(({ file, source, flags }, at) => `${statuses[at]}: /${source}/${flags} in ${file}`)
      .filter((line) => !line.startsWith('safe: '));
    expect(unsafe).toEqual([]);
  }, 120_000);

  it('that were reviewed still exist in the same files', () => {
    const files = new Map(
      sources.map((file) => [file.path, patterns.filter((one) => one.file === file.path)]),
    );
    const gone = reviewed.filter(({ file, source }) =>
      files.get(file)?.every((one) => one.source !== source),
    );
    expect(gone).toEqual([]);
  });

  it('are checked by a tool that detects a bad one', () => {
    expect(statusesOf([{ source: '^(a+)+$', flags: '' }])).toEqual(['vulnerable']);
  });

  it('are literals, or built from constants', () => {
    const naming = sources.filter(({ text }) => text.includes('RegExp'));
    const made = naming.flatMap((file) =>
      [...nodesOf(file)]
        .filter(({ type }) => type === 'NewExpression' || type === 'CallExpression')
        .filter(({ callee }) => (callee as { value?: unknown } | undefined)?.value === 'RegExp')
        .map(() => file.path),
    );
    expect(made.filter((file) => !madeOfConstants.includes(file))).toEqual([]);
  });
});
