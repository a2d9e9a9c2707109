export { type BookableQuote, type BookingChoice, readBookingChoice } from './booking-choice';
export { BookingSkeleton } from './booking-columns';
export { BookingForm, type BookingFormProps } from './booking-form';
export { BookingThanks, type BookingThanksProps } from './booking-thanks';
export { moveLabels } from './move-labels';
