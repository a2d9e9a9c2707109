// What a step of the work list opens; the first view of the list does without.
export { StepDialog } from '../at-once/step-dialog';
export { ResendDialog } from '../order-detail/resend-dialog';
