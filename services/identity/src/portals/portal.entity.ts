import type { PortalRecord, RateSheet } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** PostgreSQL gives numeric as text, so that nothing is lost; these amounts are small and have few digits. */
const toNumber = { to: (value: number) => value, from: (value: string) => Number(value) };
const amount = (name: string) => Column({ name, type: 'numeric', transformer: toNumber });
const text = (name: string) => Column({ name, type: 'text' });
const flag = (name: string) => Column({ name, type: 'boolean' });
const whole = (name: string) => Column({ name, type: 'integer' });

/** A row of `portals`; its properties are those of the contract's PortalRecord. */
@Entity('portals')
export class PortalEntity implements PortalRecord {
  @PrimaryColumn({ name: 'id', type: 'uuid' }) _id: string;
  @whole('version') version: number;
  @text('company_name') companyName: string;
  @Column({ name: 'company_logo', type: 'text', nullable: true }) companyLogo: string | null;
  @flag('is_dealership') isDealership: boolean;
  @flag('is_customer_portal') isCustomerPortal: boolean;
  @Column({ name: 'parent_portal', type: 'uuid', nullable: true }) parentPortal: string | null;
  @Column({ name: 'region', type: 'text', nullable: true }) region: string | null;
  @text('region_other') regionOther: string;
  @text('company_address') companyAddress: string;
  @text('company_city') companyCity: string;
  @text('company_state') companyState: string;
  @text('company_zip') companyZip: string;
  @text('company_phone') companyPhone: string;
  @text('company_fax') companyFax: string;
  @text('contact_full_name') contactFullName: string;
  @text('contact_email') contactEmail: string;
  @text('contact_phone') contactPhone: string;
  @text('contact_mobile_phone') contactMobilePhone: string;
  @Column({ name: 'emails', type: 'jsonb' }) emails: PortalRecord['emails'];
  @text('time_zone') timeZone: string;
  @amount('discount') discount: number;
  @amount('company_tariff') companyTariff: number;
  @flag('company_tariff_is_percent') companyTariffIsPercent: boolean;
  @flag('has_variable_company_tariff') hasVariableCompanyTariff: boolean;
  @amount('company_tariff_open_transport') companyTariffOpenTransport: number;
  @amount('company_tariff_enclosed_transport') companyTariffEnclosedTransport: number;
  @flag('has_white_glove_override') hasWhiteGloveOverride: boolean;
  @amount('white_glove_override') whiteGloveOverride: number;
  @whole('portal_quote_expiration_days') portalQuoteExpirationDays: number;
  @whole('portal_admin_discount') portalAdminDiscount: number;
  @flag('is_premium') isPremium: boolean;
  @flag('display_mc_logo') displayMCLogo: boolean;
  @flag('display_agent') displayAgent: boolean;
  @flag('display_payment_type') displayPaymentType: boolean;
  @flag('display_commission_per_vehicle') displayCommissionPerVehicle: boolean;
  @flag('display_discount_option') displayDiscountOption: boolean;
  @flag('display_portal_commission') displayPortalCommission: boolean;
  @flag('location_type_is_required') locationTypeIsRequired: boolean;
  @whole('portal_commission') portalCommission: number;
  @flag('has_custom_rates') hasCustomRates: boolean;
  @Column({ name: 'custom_rates', type: 'jsonb', nullable: true }) customRates: RateSheet | null;
  @flag('shares_quotes') sharesQuotes: boolean;
  @flag('requires_registration') requiresRegistration: boolean;
  @flag('asks_non_domestic') asksNonDomestic: boolean;
  @Column({ name: 'available_reports', type: 'jsonb' }) availableReports: PortalRecord['availableReports'];
}
