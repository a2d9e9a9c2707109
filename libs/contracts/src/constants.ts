/** Business constants and limits (docs/product/quotes.md, docs/product/orders.md). */

export const transportTypes = ['OPEN', 'ENCLOSED', 'WHITEGLOVE'] as const;
export type TransportType = (typeof transportTypes)[number];

/** Labels on a quote. */
export const transportLabels: Record<TransportType, string> = {
  OPEN: 'Open (Silver)',
  ENCLOSED: 'Enclosed (Gold)',
  WHITEGLOVE: 'Enclosed White Glove (Platinum)',
};

/** Labels of the choices in a form. */
export const transportChoices: Record<TransportType, string> = {
  OPEN: 'Open',
  ENCLOSED: 'Enclosed',
  WHITEGLOVE: 'Enclosed White Glove',
};

/** Pickup within this many business days of the selected date. */
export const serviceLevels = [1, 3, 5, 7] as const;
export type ServiceLevel = (typeof serviceLevels)[number];
export const defaultServiceLevel: ServiceLevel = 1;

/** People to notify of an order, beside its customer. */
export const mostAgents = 10;

export const pricingClasses = ['Sedan', 'SUV', 'Van', 'Pickup', 'Pre-1975 Classic'] as const;
export type PricingClass = (typeof pricingClasses)[number];

/** Upper mile of each of the eleven bands; the first begins at 1. */
export const mileageBands = [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500] as const;

/** The last band of reports is beyond those of the rate sheets. */
export const lastReportBand = mileageBands.length + 1;

/** Default custom rate sheet, whole dollars by band. */
export const defaultBandPrices = [650, 810, 947, 947, 1198, 1300, 1500, 1500, 1650, 1800, 2150] as const;

/** Surcharges of a sheet that nobody has changed yet: dollars, and fuel in percent. */
export const defaultSurcharges = {
  suvClassSurcharge: 100,
  vanClassSurcharge: 150,
  pickUp4DoorClassSurcharge: 150,
  inoperableSurcharge: 150,
  enclosedSurcharge: 450,
  fuelSurcharge: 0,
} as const;

export const maxVehicles = 3;
export const maxCommission = 5000;
export const minAutocompleteLength = 3;
export const maxSuggestions = 5;
export const minPasswordLength = 15;
/** How long dangerous calls are open after the password was given. */
export const confirmationMinutes = 15;
export const rushFee = 200;

export const quoteStatuses = ['Unsaved', 'Saved', 'Booked', 'Archived'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const orderStatuses = ['Pending', 'New', 'Picked Up', 'Delivered', 'Canceled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const sdStatuses = [
  'new',
  'on_hold',
  'posted',
  'posted_to_loadboard',
  'requests',
  'pending',
  'accepted',
  'declined',
  'picked_up',
  'delivered',
  'invoiced',
  'paid',
  'flagged',
  'order_canceled',
] as const;
export type SdStatus = (typeof sdStatuses)[number];

/** Display labels of the dispatch status; blank where nothing is shown (docs/product/orders.md). */
export const sdStatusLabels: Record<SdStatus, string> = {
  new: 'New Booking',
  on_hold: 'On Hold',
  accepted: 'Assigned Driver',
  picked_up: 'Picked Up',
  delivered: 'Delivered',
  invoiced: 'Delivered',
  posted: 'Confirmed',
  posted_to_loadboard: 'Confirmed',
  order_canceled: 'Canceled',
  requests: '',
  pending: '',
  declined: '',
  flagged: '',
  paid: '',
};

/** What staff call each state: those that customers do not read of, or read of by the label of another, have names of their own. */
export const sdStatusNames: Record<SdStatus, string> = {
  ...sdStatusLabels,
  invoiced: 'Invoiced',
  posted_to_loadboard: 'Posted to Load Board',
  requests: 'Requested',
  pending: 'Offered',
  declined: 'Declined',
  flagged: 'Flagged',
  paid: 'Carrier Paid',
};

export const dateTypes = ['exact', 'not_earlier_than', 'estimated'] as const;
export type DateType = (typeof dateTypes)[number];

/** The words before a day; none before an exact day, nor before a range, which says itself from when it is. */
export function dateTypeLabel(type: DateType, hasEnd: boolean): string {
  if (type === 'estimated') return 'Estimated';
  return type === 'not_earlier_than' && !hasEnd ? 'Not Earlier Than' : '';
}

export const moveTypes = [
  'dealerToAuction',
  'auctionToDealer',
  'dealerToCustomer',
  'dealerToDealer',
  'customerToDealer',
  'other',
] as const;
export type MoveType = (typeof moveTypes)[number];

/** Who hands over a dealership's vehicles, and to whom. */
export const moveLabels: Record<MoveType, string> = {
  dealerToAuction: 'Dealer to auction',
  auctionToDealer: 'Auction to dealer',
  dealerToCustomer: 'Dealer to customer',
  dealerToDealer: 'Dealer to dealer',
  customerToDealer: 'Customer to dealer',
  other: 'Other',
};

export const locationTypes = ['Residence', 'Warehouse', 'Other'] as const;
export type LocationType = (typeof locationTypes)[number];

export const paymentTypes = ['Billing', 'COD'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const userStatuses = ['Active', 'Archived'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** As lists of users are filtered. `Invited`: active, and the temporary password has not been changed yet. */
export const userListStatuses = ['Active', 'Invited', 'Archived'] as const;
export type UserListStatus = (typeof userListStatuses)[number];

/** An archived user can be restored for so long. */
export const userRestoreDays = 30;

/** Templates that people send for an order; `to` says who gets them. */
export const orderEmailTemplates = [
  'Order Transferee',
  'Order Transferee Signature',
  'Order Client',
  'Order Agent',
  'Order OA',
  'Customer Order Reminder',
  'Order Track',
  'Pickup Confirmation',
  'Delivery Confirmation',
  'Payment Request',
  'Payment Receipt',
  'Survey Notification',
] as const;
export type OrderEmailTemplate = (typeof orderEmailTemplates)[number];

/** Of what orders is told when it fails; a follow-up of a quote belongs to no order. */
export const failureTemplates = [
  ...orderEmailTemplates,
  'Carriers',
  'Quote',
  'Sign-in Code',
  'Password Reset',
  'Invitation',
  'Password Changed',
  'Second Step Changed',
  'Email Address Changed',
  'Email Address Entered',
  'Driver Location Request',
  'Scheduled Report',
] as const;

/** Template names as shown in the email log (docs/product/emails.md). */
export const emailTemplates = [...failureTemplates, 'Quote Follow-up'] as const;
export type EmailTemplateName = (typeof emailTemplates)[number];

/** 17 characters without I, O and Q (49 CFR 565). */
export const vinPattern = /^[A-HJ-NPR-Z0-9]{17}$/;
/** What is taken as one, also of vehicles before 1981. */
export const vinShape = /^[A-Z0-9-]{5,17}$/;

/** What a list of makes may send while none is chosen. */
export const noMake = 'Select One';
