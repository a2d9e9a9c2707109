import { migrate } from './migrate.js';
import { runCommand } from './run-command.js';

await runCommand(() => migrate());
