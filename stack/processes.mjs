// Ends processes with everything that they have started, in whatever process group: PostgreSQL and Chromium have their own.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Kills a process and all that descend from it. */
export function killTree(pid) {
  if (process.platform === 'win32') {
    attempt(() => execFileSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' }));
    return;
  }
  // Parents first: none of them may replace a child that has ended.
  for (const each of [pid, ...descendantsOf(pid)]) attempt(() => process.kill(each, 'SIGKILL'));
}

function descendantsOf(pid) {
  const all = allProcesses();
  const below = (of) =>
    all.filter(({ parent }) => parent === of).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(pid);
}

/** From `/proc` on Linux, because a small container has no `ps`. */
function allProcesses() {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return { pid, parent };
    });
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      // It may have ended meanwhile.
      const stat = attempt(() => readFileSync(`/proc/${name}/stat`, 'utf8'));
      // The second field, the name in parentheses, may contain anything.
      const parent = stat?.slice(stat.lastIndexOf(')')).split(' ')[2];
      return parent ? [{ pid: Number(name), parent: Number(parent) }] : [];
    });
}

function attempt(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}
