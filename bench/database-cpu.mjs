import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cpuSeconds } from './measure.mjs';

/** Clock ticks of /proc per second, on every Linux that Node.js runs on. */
const ticksPerSecond = 100;

/**
 * CPU seconds of the product's PostgreSQL: the postmaster and its children. What a child used that has ended is in the
 * postmaster's sum of its ended children.
 */
export function databaseCpuSeconds({ dataDir }) {
  const [postmaster] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = processes.filter((pid) => statOf(pid)?.parent === postmaster);
  const living = [postmaster, ...children].reduce((sum, pid) => sum + secondsOf(pid), 0);
  return living + (statOf(postmaster)?.endedChildren ?? 0) / ticksPerSecond;
}

/** Zero when it has ended meanwhile. */
function secondsOf(pid) {
  try {
    return cpuSeconds(pid);
  } catch {
    return 0;
  }
}

/** Null when it has ended meanwhile. */
function statOf(pid) {
  try {
    // The program's name is in brackets and may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return { parent: fields[1], endedChildren: Number(fields[13]) + Number(fields[14]) };
  } catch {
    return null;
  }
}
