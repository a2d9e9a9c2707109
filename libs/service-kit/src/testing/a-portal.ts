import { randomUUID } from 'node:crypto';
import { newPortal, type PortalRecord } from '@overland/contracts';

/** A dealership's portal with default values. */
export function aPortal(overrides: Partial<PortalRecord> = {}): PortalRecord {
  return { ...plainPortal, _id: randomUUID(), ...overrides };
}

const plainPortal: PortalRecord = {
  ...newPortal,
  _id: '',
  version: 1,
  companyName: 'Riverside Motors',
  companyLogo: null,
  requiresSecondStep: false,
  isDealership: true,
  isCustomerPortal: false,
  companyAddress: '1 Main Street',
  companyCity: 'Austin',
  companyState: 'TX',
  companyZip: '78701',
  companyPhone: '5125550100',
  contactFullName: 'Robin Lee',
  contactEmail: 'robin@riverside.example',
  contactPhone: '5125550101',
  displayMCLogo: false,
  displayPaymentType: true,
  displayCommissionPerVehicle: true,
  displayDiscountOption: true,
  displayPortalCommission: true,
  sharesQuotes: true,
  followUpDays: [],
};
