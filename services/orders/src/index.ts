import { allEndpoints } from '@overland/contracts';
import type { ServiceDefinition } from '@overland/service-kit';
import { ordersDatabase } from './data-source.js';
import { OrdersModule } from './orders.module.js';

/** The orders service, as a host boots it. */
export const orders: ServiceDefinition = {
  name: 'orders',
  module: OrdersModule,
  migrations: ordersDatabase.migrations,
  endpoints: allEndpoints,
};

export type { DemoOrder, DemoStep } from './demo/demo-order.js';
export { loadDemoOrders } from './demo/load-demo-orders.js';
