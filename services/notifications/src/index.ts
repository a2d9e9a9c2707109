import { allEndpoints } from '@overland/contracts';
import { databaseConfig, type ServiceDefinition } from '@overland/service-kit';
import { NotificationsConfig } from './config.js';
import { notificationsDatabase } from './data-source.js';
import { emailSending } from './emails/email-sending.js';
import { NotificationsModule } from './notifications.module.js';
import { pushSending } from './push/push-sending.js';

export const notifications: ServiceDefinition = {
  name: 'notifications',
  module: NotificationsModule,
  migrations: notificationsDatabase.migrations,
  endpoints: allEndpoints,
  sendings: [emailSending, pushSending],
  configs: [databaseConfig('notifications'), NotificationsConfig],
};

export { notificationsDatabase } from './data-source.js';
export { type DemoBooking, loadDemoEmails } from './demo/load-demo-emails.js';
