import { CreateFacts1790000000001 } from './migrations/1790000000001-create-facts.js';

/** One description for the running service, the migration step and the tests. */
export const reportingDatabase = {
  name: 'reporting',
  entities: [],
  migrations: [CreateFacts1790000000001],
};
