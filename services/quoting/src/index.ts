import { allEndpoints } from '@overland/contracts';
import { DocumentsConfig } from '@overland/documents';
import { databaseConfig, type ServiceDefinition } from '@overland/service-kit';
import { QuotingConfig } from './config.js';
import { quotingDatabase } from './data-source.js';
import { QuotingModule } from './quoting.module.js';

export const quoting: ServiceDefinition = {
  name: 'quoting',
  module: QuotingModule,
  migrations: quotingDatabase.migrations,
  endpoints: allEndpoints,
  configs: [databaseConfig('quoting'), QuotingConfig, DocumentsConfig],
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
