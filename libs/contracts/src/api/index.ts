import type { Endpoint } from '../endpoint.js';
import { addresses } from './addresses.js';
import { audit } from './audit.js';
import { changeRequests } from './change-requests.js';
import { customerOrders } from './customer-orders.js';
import { dispatch } from './dispatch.js';
import { driverLocation } from './driver-location.js';
import { carriers, emailSending, emails } from './emails.js';
import { eventDeliveries } from './event-deliveries.js';
import { followUps } from './follow-ups.js';
import { insight } from './insight.js';
import { listViews } from './list-views.js';
import { notices, reminders } from './notices.js';
import { orderClaims } from './order-claims.js';
import { orderEdits } from './order-edits.js';
import { orderExports } from './order-exports.js';
import { fileBytes, orderFiles } from './order-files.js';
import { orderImports } from './order-imports.js';
import { orderTables } from './order-tables.js';
import { orderTerms } from './order-terms.js';
import { orderWork } from './order-work.js';
import { orders } from './orders.js';
import { places } from './places.js';
import { portalEdits, portalPrices } from './portal-edits.js';
import { portalLogos } from './portal-logos.js';
import { portals } from './portals.js';
import { pushDevices } from './push-devices.js';
import { quoteImports } from './quote-imports.js';
import { quotes } from './quotes.js';
import { reportSchedules } from './report-schedules.js';
import { reports } from './reports.js';
import { secondStep } from './second-steps.js';
import { settings } from './settings.js';
import { signIn } from './sign-in.js';
import { customerSurveys, surveys } from './surveys.js';
import { account, userEdits } from './user-edits.js';
import { userImports } from './user-imports.js';
import { users } from './users.js';

/** The contract table: every call of the product, by area. */
export const table = {
  signIn,
  users,
  userEdits,
  userImports,
  account,
  secondStep,
  listViews,
  audit,
  portals,
  portalEdits,
  portalLogos,
  portalPrices,
  quotes,
  followUps,
  quoteImports,
  places,
  settings,
  orders,
  orderWork,
  notices,
  reminders,
  orderEdits,
  orderTables,
  orderExports,
  orderImports,
  orderFiles,
  fileBytes,
  addresses,
  dispatch,
  driverLocation,
  customerOrders,
  orderTerms,
  customerSurveys,
  surveys,
  reports,
  insight,
  reportSchedules,
  changeRequests,
  orderClaims,
  emails,
  emailSending,
  carriers,
  pushDevices,
  eventDeliveries,
};

/** The same as one list, in the order of the table. */
export const allEndpoints: readonly Endpoint[] = Object.values(table).flatMap((area) =>
  Object.values<Endpoint>(area),
);

export * from './addresses.js';
export * from './audit.js';
export * from './change-requests.js';
export * from './customer-orders.js';
export * from './dispatch.js';
export * from './driver-location.js';
export * from './emails.js';
export * from './event-deliveries.js';
export * from './follow-ups.js';
export * from './insight.js';
export * from './list-views.js';
export * from './notices.js';
export * from './order-claims.js';
export * from './order-edits.js';
export * from './order-exports.js';
export * from './order-files.js';
export * from './order-imports.js';
export * from './order-tables.js';
export * from './order-terms.js';
export * from './order-work.js';
export * from './orders.js';
export * from './places.js';
export * from './portal-edits.js';
export * from './portal-logos.js';
export * from './portals.js';
export * from './push-devices.js';
export * from './quote-imports.js';
export * from './quotes.js';
export * from './report-schedules.js';
export * from './reports.js';
export * from './second-steps.js';
export * from './settings.js';
export * from './sign-in.js';
export * from './surveys.js';
export * from './user-edits.js';
export * from './user-imports.js';
export * from './users.js';
