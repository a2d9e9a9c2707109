import { exitOnSignal } from '@overland/service-kit';
import { startGateway } from './index.js';

/** The gateway as a separate process: drains and exits on SIGTERM, on Ctrl-C and when its parent exits. */
export async function runGateway(): Promise<void> {
  const starting = startGateway();
  exitOnSignal(async () => (await starting).close());
  await starting;
}
