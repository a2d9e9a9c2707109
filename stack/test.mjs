// npm test: types, lint, unit, component, integration on real PostgreSQL and browser tests. The last line is `N passed, N failed`.
// `npm test -- --also-on <node>` divides them: unit tests on this Node.js, component, integration and browser tests on the other
// one, and the integration tests of the platform on both (docs/adr/0014-node-versions.md).
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, installPackages, requireNode, root, runStep } from './steps.mjs';

/** More failed files than this are not run again: something is broken. */
const fewFiles = 3;
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
/** Where sockets, streams, processes and drivers are: what one Node.js may do otherwise than another. */
const platform = '/(service-kit|documents|embedded-[a-z]+|gateway|stack)/';
const totals = { passed: 0, failed: 0 };
const reports = path.join(root, '.data/test-reports');

requireNode();
await installPackages();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await check('Types of the services', 'npx', ['tsc', '-p', 'tsconfig.node.json']);
await check('Types of the web', 'npx', ['tsc', '-p', 'tsconfig.web.json']);
await check('Lint', 'npm', ['run', '--silent', 'lint']);
await project('Unit tests', 'unit');
const other = await otherNode();
const node = other?.file ?? process.execPath;
const onOther = other ? `, ${other.version}` : '';
await project(`Component tests${onOther}`, 'components', { node });
await project(`Integration tests on PostgreSQL${onOther}`, 'integration', { node });
if (other)
  await project(`Integration tests of the platform on Node.js ${process.version}`, 'integration', {
    files: platform,
  });
await build();
await check('Weight of first views', 'node', ['libs/federation/weigh.mjs']);
const e2e = ['--config', 'e2e/jest.config.mjs'];
await steadied(await suite('Browser and API tests of the running product', 'e2e', e2e, node));

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** A command that counts as one test. */
async function check(what, command, args) {
  const { ok, output } = await runStep(what, command, args);
  if (!ok) console.log(output);
  totals[ok ? 'passed' : 'failed'] += 1;
}

/** The Node.js given by `--also-on`; null without the option. */
async function otherNode() {
  const { values } = parseArgs({ options: { 'also-on': { type: 'string' } } });
  const file = values['also-on'];
  if (file === undefined) return null;
  const { ok, output } = await runStep('Another Node.js', file, ['--version']);
  if (ok) return { file, version: `Node.js ${output.trim()}` };
  console.log(`${file} does not run.`);
  totals.failed += 1;
  return null;
}

/** A project of jest.config.mjs, or its files with a path like that. */
function project(what, name, { node, files } = {}) {
  const chosen = files ? ['--testPathPatterns', files] : [];
  const report = files ? `${name}-platform` : name;
  return suite(what, report, ['--selectProjects', name, ...chosen], node);
}

/**
 * Runs the failed files of browser tests once more, on a new product and with nothing beside them. What passes now counts
 * as passed and is printed: it depends on timing and is to be mended (CONTRIBUTING.md).
 */
async function steadied({ failed, failedFiles }) {
  if (failedFiles.length === 0 || failedFiles.length > fewFiles) return;
  const what = `Again, with nothing beside them: ${failedFiles.map((file) => path.basename(file)).join(', ')}`;
  totals.failed -= failed;
  const again = [...e2e, '--runInBand', '--runTestsByPath', ...failedFiles];
  const second = await suite(what, 'e2e-again', again, node);
  // The others of these files had passed, and were counted, before.
  totals.passed -= second.passed - Math.max(0, failed - second.failed);
}

/**
 * A Jest run. Each test counts; a file that cannot run counts as one failure.
 * @returns its counts, and the files with failures that can be run again
 */
async function suite(what, name, args, node = process.execPath) {
  const report = path.join(reports, `${name}.json`);
  const progressFile = path.join(reports, `${name}-running.txt`);
  process.env.RUNNING_TESTS = progressFile;
  const reporters = ['--reporters=default', '--reporters=<rootDir>/stack/running-tests.mjs'];
  const command = [jest, ...args, ...reporters, '--json', `--outputFile=${report}`];
  const { ok, output, isStopped } = await runStep(what, node, command, { progressFile });
  for (const [line] of output.matchAll(/^.* tests skipped: .*$/gm)) console.log(`  ${line}`);
  const result = readReport(report);
  const broken = result?.testResults.filter((file) => isFailed(file) && file.assertionResults.length === 0);
  const passed = result?.numPassedTests ?? 0;
  let failed = result ? result.numFailedTests + broken.length : 1;
  if (!ok && failed === 0) failed = 1;
  totals.passed += passed;
  totals.failed += failed;
  if (!ok) console.log((!isStopped && failures(result)) || output);
  const failedFiles = isStopped ? [] : (result?.testResults ?? []).filter(isFailed).map(({ name }) => name);
  return { passed, failed, failedFiles };
}

function isFailed({ status }) {
  return status === 'failed';
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
    .filter(isFailed)
    .map((file) => `${path.relative(root, file.name)}\n${file.message}`)
    .join('\n');
}
