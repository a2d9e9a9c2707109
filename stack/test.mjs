// npm test: types, lint, unit, integration on real PostgreSQL, browser tests. Prints last `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, installPackages, requireNode, root, runStep } from './steps.mjs';

requireNode();
installPackages();
const totals = { passed: 0, failed: 0 };
const reports = path.join(root, '.data/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

check('Types of the services', 'npx', ['tsc', '-p', 'tsconfig.node.json']);
check('Types of the web', 'npx', ['tsc', '-p', 'tsconfig.web.json']);
check('Lint', 'npx', ['biome', 'check', '.']);
suite('Unit tests', 'unit', ['--selectProjects', 'unit', '--maxWorkers=2']);
suite('Integration tests on PostgreSQL', 'integration', [
  '--selectProjects',
  'integration',
  '--maxWorkers=2',
]);
build();
check('Weight of first views', 'node', ['libs/federation/weigh.mjs']);
suite('Browser and API tests of the running product', 'e2e', [
  '--config',
  'e2e/jest.config.mjs',
  '--runInBand',
]);
process.env.E2E_HOSTING = 'split';
suite('The main job again, every part a process of its own', 'e2e-split', [
  '--config',
  'e2e/jest.config.mjs',
  '--runInBand',
  '--testPathPatterns=main-job',
]);

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** A command that counts as one test. */
function check(what, command, args) {
  const { ok, output } = runStep(what, command, args);
  if (!ok) console.log(output);
  totals[ok ? 'passed' : 'failed'] += 1;
}

/** A Jest run; each of its tests counts, and a file that cannot run counts as one failure. */
function suite(what, name, args) {
  const report = path.join(reports, `${name}.json`);
  const { ok, output } = runStep(what, 'npx', ['jest', ...args, '--json', `--outputFile=${report}`]);
  for (const [line] of output.matchAll(/^.* tests skipped: .*$/gm)) console.log(`  ${line}`);
  const result = readReport(report);
  const broken = result?.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  totals.passed += result?.numPassedTests ?? 0;
  totals.failed += result ? result.numFailedTests + broken.length : 1;
  if (result && !ok && result.numFailedTests + broken.length === 0) totals.failed += 1;
  if (!ok) console.log(failures(result) || output);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function failures(result) {
  return (result?.testResults ?? [])
    .filter((file) => file.status === 'failed')
    .map((file) => `${path.relative(root, file.name)}\n${file.message}`)
    .join('\n');
}
