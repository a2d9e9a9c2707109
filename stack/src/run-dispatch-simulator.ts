import { startSimulatorFrom } from './dispatch-simulator/own-simulator.js';
import { runCommand } from './run-command.js';

await runCommand(async () => {
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
});
