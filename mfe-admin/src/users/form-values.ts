import type { RequestOf, Role, User } from '@overland/contracts';
import type { calls } from '@overland/contracts/calls';
import type { Caller } from './use-caller';

export type PersonValues = Omit<RequestOf<typeof calls.userEdits.update>['body'], 'version'>;
export type NewUserValues = RequestOf<typeof calls.userEdits.create>['body'];

/** The fields that the caller may send: the company by MCAdmin alone, the flag by super admins alone. */
export function valuesOf(user: User, caller: Caller): PersonValues {
  const { email, firstName, lastName, phone, mobilePhone, role, portalId, isSuperAdmin } = user;
  return {
    ...{ email, firstName, lastName, phone, mobilePhone, role },
    ...(caller.isMCAdmin && { portalId }),
    ...(caller.isSuperAdmin && { isSuperAdmin }),
  };
}

/** Whoever is no MCAdmin is no super admin either: the switch is not shown then. */
export function withFittingFlag<T extends { role: Role; isSuperAdmin?: boolean | undefined }>(values: T): T {
  const { role, isSuperAdmin } = values;
  return isSuperAdmin === true && role !== 'MCAdmin' ? { ...values, isSuperAdmin: false } : values;
}
