import { allEndpoints } from '@overland/contracts';
import type { ServiceDefinition } from '@overland/service-kit';
import { quotingDatabase } from './data-source.js';
import { QuotingModule } from './quoting.module.js';

export const quoting: ServiceDefinition = {
  name: 'quoting',
  module: QuotingModule,
  migrations: quotingDatabase.migrations,
  endpoints: allEndpoints,
};

export { quotingDatabase } from './data-source.js';
export {
  type DemoMove,
  type DemoQuote,
  demoRoad,
  demoZip,
  findDemoRoad,
  priceDemoMoves,
} from './demo/demo-quotes.js';
export { loadDemoQuotes } from './demo/load-demo-quotes.js';
