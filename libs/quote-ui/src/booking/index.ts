export { AgentsSection } from './agents-section';
export { hasBegunBooking } from './begun-booking';
export { blockedReason } from './blocked-days';
export {
  type BookableQuote,
  type BookingChoice,
  levelFor,
  offeredTypes,
  readBookingChoice,
} from './booking-choice';
export { Aside, BookingSkeleton, Columns } from './booking-columns';
export { BookingForm, type BookingFormProps, couldNotBook } from './booking-form';
export {
  type BookingValues,
  initialValues,
  type Stop,
  type StopValues,
  vehicleValues,
} from './booking-values';
export { carryOver } from './carry-over';
export { type ChosenAddresses, keepChosenAddresses, readChosenAddresses } from './chosen-addresses';
export { CustomerSection } from './customer-section';
export { formSchema, type Issue } from './form-schema';
export { LevelField } from './level-field';
export { paymentTypeOf, withoutChecks } from './order-request';
export { OrderTextField } from './order-text-field';
export { PickupDayField } from './pickup-day-field';
export { type StaffBook, StopSection } from './stop-section';
export { VehiclesSection } from './vehicles-section';
export { VinConcerns } from './vin-concerns';
