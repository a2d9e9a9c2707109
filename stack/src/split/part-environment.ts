import type { ServiceName } from '@overland/contracts';
import { serviceVariable } from '@overland/service-kit';
import type { PartRole } from '../parts.js';

type Environment = Record<string, string | undefined>;

/** Variables that hold a secret or a URL with a password. A part gets only those it needs. */
const isSecret = /(_DATABASE_URL|_KEY|_KEY_ID|_SECRET|_TOKEN|_PASSWORD)$|^(SMTP|REDIS)_URL$/;

const neededByAll = ['JWT_PUBLIC_KEY', 'SERVICE_TOKEN_SECRET'];
const queue = ['QUEUE_DATABASE_URL', 'REDIS_URL'];

/** In addition to `<SERVICE>_…`. Only identity signs, only it and orders keep files, only notifications sends email and messages. */
const neededByService: Partial<Record<ServiceName, readonly string[]>> = {
  identity: ['JWT_PRIVATE_KEY', 'MAIL_SEAL_KEY', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  quoting: ['MAIL_SEAL_KEY', 'MAPBOX_TOKEN'],
  orders: ['MAIL_SEAL_KEY', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'SUPER_DISPATCH_CLIENT_SECRET'],
  notifications: ['MAIL_SEAL_KEY', 'SMTP_URL', 'VAPID_PRIVATE_KEY', ...queue],
  reporting: ['MAIL_SEAL_KEY'],
};

/**
 * Connections that a process may hold. All parts share one server and together stay below the 200 connections that the
 * embedded PostgreSQL allows.
 */
function poolSizes(role: PartRole, replicas: number): Environment {
  if (role.kind === 'gateway') return {};
  const shareOf = (connections: number) => String(Math.max(2, Math.ceil(connections / replicas)));
  return {
    QUEUE_POOL_SIZE: shareOf(10),
    [serviceVariable(role.service, 'POOL_SIZE')]: shareOf(role.kind === 'service' ? 10 : 5),
  };
}

/** The part of the system's environment that one process gets. */
export function environmentOfPart(role: PartRole, all: Environment, replicas = 1): Environment {
  const needed = new Set(neededByAll);
  if (role.kind === 'gateway') for (const name of queue) needed.add(name);
  else for (const name of neededByService[role.service] ?? []) needed.add(name);
  const own = role.kind === 'gateway' ? null : serviceVariable(role.service, '');
  const kept = Object.entries(all).filter(
    ([name]) => !isSecret.test(name) || needed.has(name) || (own !== null && name.startsWith(own)),
  );
  return { ...poolSizes(role, replicas), ...Object.fromEntries(kept) };
}
