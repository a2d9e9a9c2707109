import type { Endpoint } from '../endpoint.js';
import { audit } from './audit.js';
import { changeRequests } from './change-requests.js';
import { customerOrders } from './customer-orders.js';
import { dispatch } from './dispatch.js';
import { driverLocation } from './driver-location.js';
import { carriers, emailSending, emails } from './emails.js';
import { eventDeliveries } from './event-deliveries.js';
import { insight } from './insight.js';
import { orderEdits } from './order-edits.js';
import { orderExports } from './order-exports.js';
import { fileBytes, orderFiles } from './order-files.js';
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
  audit,
  portals,
  portalEdits,
  portalLogos,
  portalPrices,
  quotes,
  quoteImports,
  places,
  settings,
  orders,
  orderWork,
  orderEdits,
  orderTables,
  orderExports,
  orderFiles,
  fileBytes,
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

export type { DeliveredEvent } from './event-deliveries.js';
export { ReportPeriod, ReportPeriodExport } from './insight.js';
export { Credentials, ForgottenPassword } from './sign-in.js';
export {
  account,
  audit,
  carriers,
  changeRequests,
  customerOrders,
  customerSurveys,
  dispatch,
  driverLocation,
  emailSending,
  emails,
  eventDeliveries,
  fileBytes,
  insight,
  orderEdits,
  orderExports,
  orderFiles,
  orders,
  orderTables,
  orderTerms,
  orderWork,
  places,
  portalEdits,
  portalLogos,
  portalPrices,
  portals,
  pushDevices,
  quoteImports,
  quotes,
  reportSchedules,
  reports,
  secondStep,
  settings,
  signIn,
  surveys,
  userEdits,
  userImports,
  users,
};
