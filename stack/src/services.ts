import { identity } from '@overland/identity';
import { notifications } from '@overland/notifications';
import { orders } from '@overland/orders';
import { quoting } from '@overland/quoting';
import { reporting } from '@overland/reporting';
import type { ServiceDefinition } from '@overland/service-kit';

/** All services. */
export const allServices: readonly ServiceDefinition[] = [
  identity,
  quoting,
  orders,
  notifications,
  reporting,
];
