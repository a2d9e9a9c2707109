import { replayAll, urlsOfInstallation } from './replay-events.js';
import { runOnInstallation } from './run-command.js';

await runOnInstallation('replay-events', async (options) => {
  const replayed = await replayAll(urlsOfInstallation(options, process.env));
  return replayed.map(({ service, events }) => `${service}: ${events} events are tried again\n`).join('');
});
