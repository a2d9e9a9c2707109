import type { Role } from '@overland/contracts';
import type { EntityManager } from 'typeorm';

/** Whoever wants to log in. Found for the system, before anyone's portal is known. */
export interface Account {
  userId: string;
  portalId: string;
  email: string;
  firstName: string;
  role: Role;
  isSuperAdmin: boolean;
  passwordHash: string;
  /** Active, and not on a temporary password that has run out. */
  mayLogIn: boolean;
  /** This account has logged in on this device before. */
  isKnownDevice: boolean;
}

/** The user of a sign-in, as SQL: the rows `u` that may log in. */
export const mayLogIn = `(u.status = 'Active'
  and (u.must_change_password_at is null or u.must_change_password_at > now()))`;

export const accountColumns = `u.id as "userId", u.portal_id as "portalId", u.email,
  u.first_name as "firstName", u.role, u.is_super_admin as "isSuperAdmin"`;

/** One query whether the address is known or not. */
export async function findAccount(
  manager: EntityManager,
  email: string,
  deviceHash: string | null,
): Promise<Account | null> {
  const [account] = await manager.query<Account[]>(
    `select ${accountColumns}, u.password_hash as "passwordHash", ${mayLogIn} as "mayLogIn",
       exists (select 1 from known_devices d where d.user_id = u.id and d.id_hash = $2) as "isKnownDevice"
     from users u where lower(u.email) = $1`,
    [email, deviceHash],
  );
  return account ?? null;
}

export async function isKnownDevice(
  manager: EntityManager,
  userId: string,
  deviceHash: string,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'select 1 from known_devices where user_id = $1 and id_hash = $2',
    [userId, deviceHash],
  );
  return rows.length > 0;
}

export async function rememberDevice(
  manager: EntityManager,
  userId: string,
  deviceHash: string,
): Promise<void> {
  await manager.query(
    `insert into known_devices (id_hash, user_id) values ($1, $2)
     on conflict (id_hash) do update set last_used_at = now()`,
    [deviceHash, userId],
  );
}
