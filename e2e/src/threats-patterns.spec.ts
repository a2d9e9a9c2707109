import { statusesOf } from './pattern-check.js';
import { nodesOf, runtimeSources } from './source-files.js';

interface Reviewed {
  file: string;
  source: string;
  /** Why its input cannot be long enough to hurt. */
  reason: string;
}

/** Patterns that grow with the square of their input or faster. Each was looked at: a new one fails the test. */
const reviewed: Reviewed[] = [
  {
    file: 'gateway/src/page.ts',
    source: String.raw`<first-paint paths="([^"]*)"[\s\S]*?<\/first-paint>`,
    reason: 'Reads the page that our own build made; nothing of a request is in it yet.',
  },
  {
    file: 'libs/embedded-postgres/src/processes.ts',
    source: String.raw`\((.*)\) (\S)`,
    reason: 'Reads /proc/<pid>/stat, a line of the kernel; the name in it has 15 characters.',
  },
  {
    file: 'libs/service-kit/src/logging/describe-error.ts',
    source: String.raw`[\w.+-]+@[\w-]+\.[\w.-]+`,
    reason: 'Messages of errors are cut to 2,000 characters before; a spec beside it measures that.',
  },
  {
    file: 'libs/service-kit/src/logging/describe-error.ts',
    source: String.raw`\bey[\w-]{8,}\.[\w-]+\.[\w-]+`,
    reason: 'As above.',
  },
  {
    file: 'services/notifications/src/config.ts',
    source: String.raw`\/+$`,
    reason: 'An address of the configuration, read once at the start.',
  },
  {
    file: 'services/quoting/src/config.ts',
    source: String.raw`\/+$`,
    reason: 'As above.',
  },
  {
    file: 'services/quoting/src/documents/document-fonts.ts',
    source: '=+$',
    reason: 'The padding of a font file of ours: two signs at most.',
  },
  {
    file: 'services/quoting/src/pricing/price-labels.ts',
    source: String.raw`\B(?=(\d{3})+$)`,
    reason: 'The digits of one whole number: 16 at most.',
  },
  {
    file: 'stack/src/inbox/message.ts',
    source: String.raw`<(style|script|head|title)\b[\s\S]*?<\/\1>`,
    reason:
      'The inbox of a developer’s machine reads mails that the product wrote, with every < of a person escaped.',
  },
  { file: 'stack/src/inbox/message.ts', source: '<[^>]*>', reason: 'As above.' },
];

/** Where a pattern is put together of others that are constants: whose parts are checked as they stand. */
const madeOfConstants = ['services/quoting/src/settings/makes-csv.ts'];

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

  it('that were reviewed still stand where they were', () => {
    const files = new Map(
      sources.map((file) => [file.path, patterns.filter((one) => one.file === file.path)]),
    );
    const gone = reviewed.filter(({ file, source }) =>
      files.get(file)?.every((one) => one.source !== source),
    );
    expect(gone).toEqual([]);
  });

  it('are asked of a checker that knows a bad one', () => {
    expect(statusesOf([{ source: '^(a+)+$', flags: '' }])).toEqual(['vulnerable']);
  });

  it('are written down, or put together of constants', () => {
    const made = sources.flatMap((file) =>
      [...nodesOf(file)]
        .filter(({ type }) => type === 'NewExpression' || type === 'CallExpression')
        .filter(({ callee }) => (callee as { value?: unknown } | undefined)?.value === 'RegExp')
        .map(() => file.path),
    );
    expect(made.filter((file) => !madeOfConstants.includes(file))).toEqual([]);
  });
});
