import { aPortal } from '@overland/service-kit/testing';

/** A portal without phone numbers, so that its customers call the provider. */
export const aCompany: typeof aPortal = (changes = {}) =>
  aPortal({ contactPhone: '', companyPhone: '', ...changes });
