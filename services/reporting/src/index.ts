import { allEndpoints } from '@overland/contracts';
import { DocumentsConfig } from '@overland/documents';
import { databaseConfig, type ServiceDefinition } from '@overland/service-kit';
import { ReportingConfig } from './config.js';
import { reportingDatabase } from './data-source.js';
import { ReportingModule } from './reporting.module.js';

export { reportingDatabase } from './data-source.js';
export { type DemoSurvey, loadDemoSurveys } from './demo/load-demo-surveys.js';
export { rebuildRollups } from './rollups/rebuild-rollups.js';

export const reporting: ServiceDefinition = {
  name: 'reporting',
  module: ReportingModule,
  migrations: reportingDatabase.migrations,
  endpoints: allEndpoints,
  configs: [databaseConfig('reporting'), ReportingConfig, DocumentsConfig],
};
