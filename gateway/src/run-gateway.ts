import { endWhenTold } from '@overland/service-kit';
import { startGateway } from './index.js';

/** The gateway as a process of its own: ends, drained, on SIGTERM and Ctrl-C, and with its parent. */
export async function runGateway(): Promise<void> {
  const starting = startGateway();
  endWhenTold(async () => (await starting).close());
  await starting;
}
