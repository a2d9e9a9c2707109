// npm run test:affected: the specs of the packages that one's own work changes and of those that depend on them, as Nx knows
// them. `-- --base <commit>` compares with another commit than main.
import { execFileSync, spawnSync } from 'node:child_process';
import { root } from './steps.mjs';

const nx = (...args) => JSON.parse(execFileSync('npx', ['nx', ...args], { cwd: root, encoding: 'utf8' }));
const affected = nx('show', 'projects', '--affected', '--json', ...process.argv.slice(2));
const { nodes } = nx('graph', '--print').graph;
const folders = affected.map((name) => nodes[name].data.root);
if (folders.length === 0) console.log('Nothing has changed.');
else {
  console.log(`Specs of ${folders.join(', ')}`);
  const paths = `/(${folders.join('|')})/src/`;
  const jest = ['jest', '--passWithNoTests', '--testPathPatterns', paths];
  process.exitCode = spawnSync('npx', jest, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
