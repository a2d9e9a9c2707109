import type { ServiceName } from '@overland/contracts';
import { serviceVariable } from '@overland/service-kit';

type Environment = Record<string, string | undefined>;

export type PartKind = 'gateway' | 'service' | 'worker';

type PartRole = { kind: 'gateway' } | { kind: 'service' | 'worker'; service: ServiceName };

/** Names that hold a secret, or an address with a password in it: no part gets one that it does not need. */
const isSecret = /(_DATABASE_URL|_KEY|_KEY_ID|_SECRET|_TOKEN|_PASSWORD)$|^(SMTP|REDIS)_URL$/;

const neededByAll = ['JWT_PUBLIC_KEY', 'SERVICE_TOKEN_SECRET'];
const queue = ['QUEUE_DATABASE_URL', 'REDIS_URL'];

/** Besides its own, `<SERVICE>_…`. Only identity signs; only notifications sends mail. */
const neededByService: Partial<Record<ServiceName, readonly string[]>> = {
  identity: ['JWT_PRIVATE_KEY', 'MAIL_SEAL_KEY'],
  // Whoever answers calls puts jobs on the queue, too: imports here, mails from the log's page there.
  quoting: ['MAPBOX_TOKEN', ...queue],
  notifications: ['MAIL_SEAL_KEY', 'SMTP_URL', ...queue],
};

/**
 * Connections that a process may keep. Eleven processes share one server: together they stay under the 200 that the
 * embedded PostgreSQL allows.
 */
function poolSizes(role: PartRole): Environment {
  if (role.kind === 'gateway') return {};
  if (role.kind === 'service') return { QUEUE_POOL_SIZE: '10' };
  return { QUEUE_POOL_SIZE: '10', [serviceVariable(role.service, 'POOL_SIZE')]: '5' };
}

/** What one process is given of the whole system's environment. */
export function environmentOfPart(role: PartRole, all: Environment): Environment {
  const needed = new Set(neededByAll);
  if (role.kind !== 'service') for (const name of queue) needed.add(name);
  if (role.kind !== 'gateway') for (const name of neededByService[role.service] ?? []) needed.add(name);
  const own = role.kind === 'gateway' ? null : serviceVariable(role.service, '');
  const kept = Object.entries(all).filter(
    ([name]) => !isSecret.test(name) || needed.has(name) || (own !== null && name.startsWith(own)),
  );
  return { ...poolSizes(role), ...Object.fromEntries(kept) };
}
