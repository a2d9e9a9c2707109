import { OrderFactEntity } from './facts/order-fact.entity.js';
import { QuoteFactEntity } from './facts/quote-fact.entity.js';
import { CreateFacts1790000000001 } from './migrations/1790000000001-create-facts.js';

/** One description for the running service, the migration step and the tests. */
export const reportingDatabase = {
  name: 'reporting',
  entities: [OrderFactEntity, QuoteFactEntity],
  migrations: [CreateFacts1790000000001],
};
