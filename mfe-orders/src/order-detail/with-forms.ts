// What holds a form and opens over the page: with the form library it would weigh on the first view of an order.
export { HandOverDialog } from '@overland/quote-ui/hand-over';
export { PictureDialog } from '@overland/quote-ui/pictures';
export { CancelDialog } from '../at-once/cancel-dialog';
export { PaymentDialog } from '../at-once/payment-dialog';
export { ClaimSteps } from '../claims/claim-steps';
export { StaffClaimDialog } from '../claims/staff-claim-dialog';
export { ReminderDialog } from '../reminders/reminder-dialog';
export { AnswerDialog } from './answer-dialog';
export { AskedMove } from './asked-move';
export { CarrierDialog } from './carrier-dialog';
export { InPlaceForm } from './in-place-form';
export { ResendDialog } from './resend-dialog';
export { SendEmailDialog } from './send-email-dialog';
