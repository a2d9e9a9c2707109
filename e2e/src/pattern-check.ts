import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The ReDoS checker's verdict on each pattern, in order: `safe`, `vulnerable` or `unknown`. */
export function statusesOf(patterns: readonly { source: string; flags: string }[]): string[] {
  const checker = path.resolve(import.meta.dirname, '../check-patterns.mjs');
  const answer = execFileSync(process.execPath, [checker], { input: JSON.stringify(patterns) });
  return JSON.parse(answer.toString()) as string[];
}
