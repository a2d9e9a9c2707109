import { rebuildRollups } from '@overland/reporting';
import { onDatabaseOf, urlsOfInstallation } from './replay-events.js';
import { runOnInstallation } from './run-command.js';

await runOnInstallation('rebuild-reports', async (options) => {
  const rows = await onDatabaseOf('reporting', urlsOfInstallation(options, process.env), rebuildRollups);
  return `${rows} rows of the rollups were wrong or missing, and are written.\n`;
});
