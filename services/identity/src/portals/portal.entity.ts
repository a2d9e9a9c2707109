import type { PortalRecord, RateSheet } from '@overland/contracts';
import { asNumber } from '@overland/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the list of portals shows, too. */
export abstract class PortalColumns {
  @Column('text')
  companyName: string;

  @Column('boolean')
  isDealership: boolean;

  @Column('boolean')
  isCustomerPortal: boolean;

  @Column('text')
  companyCity: string;

  @Column('text')
  companyState: string;

  @Column('text')
  contactFullName: string;

  @Column('text')
  contactEmail: string;

  @Column('boolean')
  isPremium: boolean;

  @Column('boolean')
  hasCustomRates: boolean;
}

/** Its properties are those of the contract's PortalRecord. */
@Entity('portals')
export class PortalEntity extends PortalColumns implements PortalRecord {
  @PrimaryColumn('uuid', { name: 'id' })
  _id: string;

  @Column('int')
  version: number;

  @Column('text', { nullable: true })
  companyLogo: string | null;

  @Column('text')
  accentColor: string;

  @Column('text')
  replyToEmail: string;

  @Column('text')
  supportPhone: string;

  @Column('uuid', { nullable: true })
  parentPortal: string | null;

  @Column('text', { nullable: true })
  region: string | null;

  @Column('text')
  regionOther: string;

  @Column('text')
  companyAddress: string;

  @Column('text')
  companyZip: string;

  @Column('text')
  companyPhone: string;

  @Column('text')
  companyFax: string;

  @Column('text')
  contactPhone: string;

  @Column('text')
  contactMobilePhone: string;

  @Column('jsonb')
  emails: PortalRecord['emails'];

  @Column('text')
  timeZone: string;

  @Column('numeric', { transformer: asNumber })
  discount: number;

  @Column('numeric', { transformer: asNumber })
  companyTariff: number;

  @Column('boolean')
  companyTariffIsPercent: boolean;

  @Column('boolean')
  hasVariableCompanyTariff: boolean;

  @Column('numeric', { transformer: asNumber })
  companyTariffOpenTransport: number;

  @Column('numeric', { transformer: asNumber })
  companyTariffEnclosedTransport: number;

  @Column('boolean')
  hasWhiteGloveOverride: boolean;

  @Column('numeric', { transformer: asNumber })
  whiteGloveOverride: number;

  @Column('int')
  portalQuoteExpirationDays: number;

  @Column('int')
  portalAdminDiscount: number;

  @Column('boolean', { name: 'display_mc_logo' })
  displayMCLogo: boolean;

  @Column('boolean')
  displayAgent: boolean;

  @Column('boolean')
  displayPaymentType: boolean;

  @Column('boolean')
  displayCommissionPerVehicle: boolean;

  @Column('boolean')
  displayDiscountOption: boolean;

  @Column('boolean')
  displayPortalCommission: boolean;

  @Column('boolean')
  locationTypeIsRequired: boolean;

  @Column('int')
  portalCommission: number;

  @Column('jsonb', { nullable: true })
  customRates: RateSheet | null;

  @Column('boolean')
  sharesQuotes: boolean;

  @Column('boolean')
  requiresRegistration: boolean;

  @Column('boolean')
  asksNonDomestic: boolean;

  @Column('boolean')
  requiresSecondStep: boolean;

  @Column('jsonb')
  availableReports: PortalRecord['availableReports'];

  @Column('jsonb')
  followUpDays: PortalRecord['followUpDays'];
}
