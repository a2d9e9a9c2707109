import { CreateOrders1791000000001 } from './migrations/1791000000001-create-orders.js';
import { SearchOrders1791000000010 } from './migrations/1791000000010-search-orders.js';

/** One description for the running service, the migration step and the tests. */
export const ordersDatabase = {
  name: 'orders',
  entities: [],
  migrations: [CreateOrders1791000000001, SearchOrders1791000000010],
};
