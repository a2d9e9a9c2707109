import { startSimulatorFrom } from './dispatch-simulator/own-simulator.js';

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    process.stdout.write(
      'There is no dispatch simulator in production: carriers that do not exist take no orders.\n',
    );
    return;
  }
  const simulator = await startSimulatorFrom(process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void simulator.close().then(() => process.exit(0)));
  }
}
