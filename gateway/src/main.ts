import { runGateway } from './run-gateway.js';

await runGateway();
