import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');
const run = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'service-folders-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** The rules that a service of these files breaks; each file imports the paths that are given. */
async function rulesBrokenBy(files: Record<string, string[]>): Promise<string[]> {
  for (const [name, imports] of Object.entries(files)) {
    const file = path.join(folder, 'services/sample/src', name);
    await mkdir(path.dirname(file), { recursive: true });
    const lines = imports.map((from, index) => `import * as used${index} from '${from}';\nused${index};\n`);
    await writeFile(file, `${lines.join('')}export const here = 1;\n`);
  }
  const command = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, '.dependency-cruiser.mjs');
  const args = [command, '--config', config, '--output-type', 'json', 'services'];
  const { stdout } = await run(process.execPath, args, { cwd: folder, maxBuffer: 10_000_000 });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

test('allows calls to use actions, actions rows, and rows rules', async () => {
  const files = {
    'quotes/quotes.controller.ts': ['./quotes.service.js'],
    'quotes/quotes.service.ts': ['./quotes.repository.js', '../pricing/price.js'],
    'quotes/quotes.repository.ts': ['./quote-rules.js'],
    'quotes/quote-rules.ts': [],
    'pricing/price.ts': [],
  };
  expect(await rulesBrokenBy(files)).toEqual([]);
});

test.each<[string, Record<string, string[]>, string]>([
  [
    'two folders that import each other',
    { 'a/one.ts': ['../b/two.js'], 'b/two.ts': [], 'b/three.ts': ['../a/four.js'], 'a/four.ts': [] },
    'folders-in-one-direction',
  ],
  [
    'a controller of another folder',
    { 'a/a.controller.ts': ['../b/b.controller.js'], 'b/b.controller.ts': [] },
    'calls-of-other-folders',
  ],
  [
    'an action that imports a worker',
    { 'a/a.service.ts': ['./mail.worker.js'], 'a/mail.worker.ts': [] },
    'nothing-imports-a-call',
  ],
  [
    'a repository that imports a service',
    { 'a/a.repository.ts': ['./a.service.js'], 'a/a.service.ts': [] },
    'rows-below-actions',
  ],
  [
    'a module that lists the service of another folder',
    { 'a/a.module.ts': ['../b/b.service.js'], 'b/b.service.ts': [] },
    'modules-import-modules',
  ],
  [
    'a module that lists the repository of another folder',
    { 'a/a.module.ts': ['../b/b.repository.js'], 'b/b.repository.ts': [] },
    'modules-import-modules',
  ],
  [
    'a rule that reads rows',
    { 'rules/a.ts': ['../a/a.repository.js'], 'a/a.repository.ts': [] },
    'rules-do-no-io',
  ],
  ['a rule that reads files', { 'a/price-rules.ts': ['node:fs'] }, 'rules-use-no-machine'],
])('refuses %s', async (_what, files, rule) => {
  expect(await rulesBrokenBy(files)).toContain(rule);
});
