import * as z from 'zod/mini';
import { maxVehicles, noMake, transportTypes, vinShape } from './constants.js';
import { messages } from './errors.js';
import {
  commission,
  customerLanguage,
  email,
  id,
  notAhead,
  optionalEmail,
  optionalName,
  personName,
  personNameOrBlank,
  phone,
  requiredText,
  typedCommission,
  typedEmail,
  version,
  vinOfItsYear,
} from './fields.js';
import { lostReasons } from './lost-reasons.js';
import { noWebAddresses } from './web-addresses.js';

const TransportType = z.enum(transportTypes);

/** A vehicle of a request; the server finds its class by the model. */
export const VehicleRequest = z.strictObject({
  make: requiredText(60, messages.makeRequired).check(
    z.refine((value) => value !== noMake, messages.makeRequired),
  ),
  model: requiredText(80, messages.modelRequired),
  operableBool: z.boolean(messages.operableRequired),
});
export type VehicleRequest = z.infer<typeof VehicleRequest>;

/** What staff may know of a vehicle before it is booked; '' and null where they do not. */
export const KnownVehicle = z.object({
  vin: z._default(
    z.string().check(
      z.trim(),
      z.toUpperCase(),
      z.refine((value) => value === '' || vinShape.test(value), messages.vinShape),
    ),
    '',
  ),
  year: z._default(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' ? (value.trim() === '' ? null : Number(value)) : value,
      ),
      z.nullable(z.int(messages.year).check(z.gte(1900, messages.year), notAhead)),
    ),
    null,
  ),
});
export type KnownVehicle = z.infer<typeof KnownVehicle>;

const StaffVehicle = z.extend(VehicleRequest, KnownVehicle.shape).check(vinOfItsYear);

const vehiclesOf = <V extends z.ZodMiniType>(vehicle: V) =>
  z
    .array(vehicle, 'Please add a vehicle.')
    .check(
      z.minLength(1, 'Please add a vehicle.'),
      z.maxLength(maxVehicles, 'A quote takes at most 3 vehicles.'),
    );
const vehicleQuotes = vehiclesOf(StaffVehicle);
/** Emails show to others what a visitor types. */
const publicVehicles = vehiclesOf(
  z.extend(VehicleRequest, {
    make: VehicleRequest.shape.make.check(noWebAddresses),
    model: VehicleRequest.shape.model.check(noWebAddresses),
  }),
);

const placeId = z.string(messages.required).check(z.minLength(1, messages.required), z.maxLength(120));

/** The quote form (docs/product/quotes.md). Places are sent as the `placeId` of a chosen suggestion. */
export const QuoteRequest = z.strictObject({
  /** MCAdmin chooses the company; everyone else's is their own. */
  portalId: z.optional(z.nullable(id)),
  pickup: placeId,
  delivery: placeId,
  customerFullName: optionalName,
  customerEmail: optionalEmail,
  transportType: z._default(TransportType, 'OPEN'),
  commission: z._default(commission, 0),
  vehicleQuotes,
  /** Of the customer, where it is known: a copy has that of its source. English without it. */
  language: z.optional(customerLanguage),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;
export type QuoteRequestInput = z.input<typeof QuoteRequest>;

const ofAdmin = { portalId: z.uuid(messages.portalRequired) };
/** The same form for an MCAdmin, who must choose the company. */
export const AdminQuoteRequest = z.extend(QuoteRequest, ofAdmin);

const typed = { commission: typedCommission };
/** Both as they are filled in. */
export const TypedQuoteRequest = z.extend(QuoteRequest, typed);
export const TypedAdminQuoteRequest = z.extend(AdminQuoteRequest, typed);

const publicMove = {
  pickup: placeId,
  delivery: placeId,
  transportType: z._default(TransportType, 'OPEN'),
  vehicleQuotes: publicVehicles,
};

/** What a private customer sees a price for, before name, email and phone are asked for. */
export const PublicPriceRequest = z.strictObject(publicMove);
export type PublicPriceRequest = z.infer<typeof PublicPriceRequest>;

/** The instant quote of a private customer: no commission. */
export const PublicQuoteRequest = z.strictObject({
  ...publicMove,
  customerFullName: personName,
  customerEmail: email(messages.required),
  customerPhone: phone,
  language: z._default(customerLanguage, 'en'),
});
export type PublicQuoteRequest = z.infer<typeof PublicQuoteRequest>;

/** An edit: the whole form, made from a version of the quote. */
export const QuoteEdit = z.extend(z.omit(QuoteRequest, { language: true }), {
  version,
  /** Absent from pages of the release before, which keep what is stored. */
  customerEmail: z.optional(typedEmail),
});
export type QuoteEdit = z.infer<typeof QuoteEdit>;

const isEmpty = (form: object) => Object.keys(form).length === 0;
const statusAlone = 'Please send either a status or the edited fields, not both.';

/** `PUT /quote`: either a change of status, or an edit with all fields of the form and its version. */
export const QuoteUpdate = z
  .strictObject({
    quoteId: id,
    status: z.optional(z.enum(['Saved', 'Archived'])),
    /** Why the customer did not book. Only with `Archived`, also for a quote that is archived already. */
    lostReason: z.optional(z.enum(lostReasons)),
    portalId: z.optional(z.nullable(id)),
    pickup: z.optional(placeId),
    delivery: z.optional(placeId),
    customerFullName: z.optional(personNameOrBlank),
    customerEmail: z.optional(typedEmail),
    transportType: z.optional(TransportType),
    commission: z.optional(commission),
    vehicleQuotes: z.optional(vehicleQuotes),
    version: z.optional(version),
  })
  .check(
    z.refine(({ quoteId: _id, status, lostReason: _reason, ...form }) => !status || isEmpty(form), {
      path: ['status'],
      message: statusAlone,
    }),
    z.refine(({ status, lostReason }) => !lostReason || status === 'Archived', {
      path: ['lostReason'],
      message: 'Only an archived quote is lost.',
    }),
  );
