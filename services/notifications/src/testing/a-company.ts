import { aPortal } from '@overland/service-kit/testing';

/** A portal without phones of its own: its customers call the provider. */
export const aCompany: typeof aPortal = (changes = {}) =>
  aPortal({ contactPhone: '', companyPhone: '', ...changes });
