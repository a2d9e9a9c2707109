import { allEndpoints } from '@overland/contracts';
import { DocumentsConfig } from '@overland/documents';
import { databaseConfig, type ServiceDefinition } from '@overland/service-kit';
import { FilesConfig } from '@overland/service-kit/files';
import { OrdersConfig } from './config.js';
import { ordersDatabase } from './data-source.js';
import { dispatchSending } from './dispatch/dispatch-sending.js';
import { DispatchConfig } from './dispatches/dispatch-config.js';
import { OrdersServiceModule } from './orders.module.js';

export const orders: ServiceDefinition = {
  name: 'orders',
  module: OrdersServiceModule,
  migrations: ordersDatabase.migrations,
  endpoints: allEndpoints,
  sendings: [dispatchSending],
  configs: [databaseConfig('orders'), OrdersConfig, DocumentsConfig, FilesConfig, DispatchConfig],
};

export { ordersDatabase } from './data-source.js';
export { type DemoDispatch, demoDispatch, linkDemoDispatches } from './demo/demo-dispatch.js';
export type { DemoDriver, DemoNote, DemoOrder, DemoStep } from './demo/demo-order.js';
export { type DemoAddress, loadDemoAddresses } from './demo/load-demo-addresses.js';
export { loadDemoFiles } from './demo/load-demo-files.js';
export { demoBooking, loadDemoOrders } from './demo/load-demo-orders.js';
