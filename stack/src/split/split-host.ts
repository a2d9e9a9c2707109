import { isPortFree } from '../ports.js';
import { Part } from './part.js';
import type { PartKind } from './part-environment.js';
import { partPorts, planParts } from './parts.js';
import { openPartsList, removePartsList } from './parts-list.js';

/** Below the ephemeral port range, so that a restarted part finds its port still free. */
const lowest = 20_000;
const span = 12_000;

interface SplitOptions {
  root: string;
  dataDir: string;
  env: Record<string, string | undefined>;
}

/** Gateway, services and workers in separate processes, supervised by this one. */
export interface SplitHost {
  /** Resolves when every part is ready. */
  start(): Promise<void>;
  /** Stops gateway and workers first, so that open requests and work under way still reach their service. */
  close(): Promise<void>;
}

/** While the parts run, `parts.json` in the data folder lists their pids and URLs. */
export async function prepareSplitHost({ root, dataDir, env }: SplitOptions): Promise<SplitHost> {
  const list = openPartsList(dataDir, () =>
    parts.map(({ plan, pid }) => ({ name: plan.name, pid, url: plan.url })),
  );
  const say = (line: string) => process.stderr.write(`  ${line}\n`);
  const plans = planParts(root, env, await findPartPorts(partPorts));
  const parts = plans.map((plan) => new Part(plan, { say, onLaunch: () => list.flush() }));
  return {
    async start() {
      await Promise.all(parts.map((part) => part.start()));
    },
    async close() {
      const stop = (kinds: readonly PartKind[]) =>
        Promise.all(parts.filter(({ plan }) => kinds.includes(plan.kind)).map((part) => part.stop()));
      await stop(['gateway', 'worker']);
      await stop(['service']);
      list.close();
      removePartsList(dataDir);
    },
  };
}

async function findPartPorts(count: number): Promise<number[]> {
  const found: number[] = [];
  const begin = Math.floor(Math.random() * span);
  for (let step = 0; step < span && found.length < count; step += 1) {
    const port = lowest + ((begin + step) % span);
    if (await isPortFree(port)) found.push(port);
  }
  if (found.length < count) throw new Error(`No ${count} free ports from ${lowest} on 127.0.0.1.`);
  return found;
}
