import { exitOnSignal, startPart, takeConnections } from '@overland/service-kit';
import { startGateway } from './index.js';

await startPart(async () => {
  const starting = startGateway();
  exitOnSignal(async () => (await starting).close());
  takeConnections((await starting).servers);
});
