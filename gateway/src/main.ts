import { exitOnSignal } from '@overland/service-kit';
import { startGateway } from './index.js';

const starting = startGateway();
exitOnSignal(async () => (await starting).close());
await starting;
