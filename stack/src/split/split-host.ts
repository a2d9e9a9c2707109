import { isPortFree } from '../ports.js';
import { Part } from './part.js';
import { partPorts, planParts } from './parts.js';
import { removePartsList, writePartsList } from './parts-list.js';

/** Below the ports that systems lend to outgoing connections: a part that starts again finds its own still free. */
const lowest = 20_000;
const span = 12_000;

interface SplitOptions {
  root: string;
  dataDir: string;
  env: Record<string, string | undefined>;
}

/** Gateway, services and workers, each a process of its own, watched by this one. */
export interface SplitHost {
  /** Resolves when every part has said that it is ready. */
  start(): Promise<void>;
  /** The gateway first, so that answers under way still find their service; then services, then workers. */
  close(): Promise<void>;
}

/** Who runs where is kept in `parts.json` of the data folder while they run. */
export async function prepareSplitHost({ root, dataDir, env }: SplitOptions): Promise<SplitHost> {
  const writeList = () =>
    writePartsList(
      dataDir,
      parts.map(({ plan, pid }) => ({ name: plan.name, pid, url: plan.url })),
    );
  const say = (line: string) => process.stderr.write(`  ${line}\n`);
  const plans = planParts(root, env, await findPartPorts(partPorts));
  const parts = plans.map((plan) => new Part(plan, { say, onLaunch: writeList }));
  return {
    async start() {
      await Promise.all(parts.map((part) => part.start()));
    },
    async close() {
      for (const kind of ['gateway', 'service', 'worker'] as const) {
        await Promise.all(parts.filter(({ plan }) => plan.kind === kind).map((part) => part.stop()));
      }
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
