import { allEndpoints } from '@overland/contracts';
import type { ServiceDefinition } from '@overland/service-kit';
import { notificationsDatabase } from './data-source.js';
import { NotificationsModule } from './notifications.module.js';

export const notifications: ServiceDefinition = {
  name: 'notifications',
  module: NotificationsModule,
  migrations: notificationsDatabase.migrations,
  endpoints: allEndpoints,
};

export { notificationsDatabase } from './data-source.js';
export { type DemoBooking, loadDemoEmails } from './demo/load-demo-emails.js';
