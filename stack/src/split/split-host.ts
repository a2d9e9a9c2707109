import { isPortFree } from '../ports.js';
import { Part } from './part.js';
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
  /** Stops the gateway first, so that open requests still reach their service; then services, then workers. */
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
      for (const kind of ['gateway', 'service', 'worker'] as const) {
        await Promise.all(parts.filter(({ plan }) => plan.kind === kind).map((part) => part.stop()));
      }
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
