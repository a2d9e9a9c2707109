import { type Language, languages } from '@overland/i18n';
import * as z from 'zod/mini';
import { serviceLevels, transportTypes } from './constants.js';
import { AcceptedBefore, CustomerOrder, linkToken } from './customer-order.js';
import { customerLanguage, dollars, id, instant, personName } from './fields.js';
import { OrderVehicle } from './order.js';
import { sectionsIn } from './terms-text.js';

/** A numbered part of the terms: a heading and plain text, its paragraphs apart by an empty line. */
export const TermsSection = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1, 'Please enter a title.'), z.maxLength(120)),
  text: z.string().check(z.trim(), z.minLength(1, 'Please enter a text.'), z.maxLength(5000)),
});
export type TermsSection = z.infer<typeof TermsSection>;

const sections = z.array(TermsSection).check(z.maxLength(40, 'Terms have at most 40 sections.'));

/** The text in each language of customers; no sections where it is not written in one (`termsTextFor`). */
// A page of before a language was added does not send it.
export const TermsTexts = z.strictObject(
  Object.fromEntries(languages.map((of) => [of, z._default(sections, [])])) as unknown as Record<
    Language,
    typeof sections
  >,
);
export type TermsTexts = z.infer<typeof TermsTexts>;
export const noTerms: TermsTexts = TermsTexts.parse({});

const isWritten = (texts: TermsTexts): boolean =>
  languages.some((language) => sectionsIn(texts, language).length > 0);

/** One version of the terms; a version is never changed, only followed by another. */
export const Terms = z.object({
  /** Counts from 1, for each portal and for the provider's own. */
  version: z.int(),
  /** In no language where a portal has gone back to the provider's terms with this version. */
  texts: TermsTexts,
  /** Null for the provider's terms, which are in force for portals without their own. */
  portalId: z.nullable(id),
  createdAt: instant,
  /** Who wrote it; '' for the version that comes with the product. */
  createdBy: z.string(),
});
export type Terms = z.infer<typeof Terms>;

/** Whether a portal has gone back to the provider's terms with this version. */
export const isReturnToProvider = ({ texts }: Pick<Terms, 'texts'>): boolean => !isWritten(texts);

/** New terms; `version` is the one that was read, 0 where the portal had none of its own. Another one in force is a conflict. */
export const TermsForm = z.strictObject({
  portalId: z.nullable(id),
  version: z.int().check(z.minimum(0)),
  texts: TermsTexts.check(z.refine(isWritten, 'Please write the terms in one language at least.')),
});
export type TermsForm = z.infer<typeof TermsForm>;

/** A portal gives up its own terms; `version` is the one of them that was read. */
export const TermsReturn = z.strictObject({ portalId: id, version: z.int().check(z.minimum(1)) });
export type TermsReturn = z.infer<typeof TermsReturn>;

/** A line of a drawn signature: x (0 to 600) and y (0 to 200) in turn, from the top left. */
const stroke = z.array(z.int().check(z.minimum(0), z.maximum(600))).check(
  z.minLength(4),
  z.maxLength(2000),
  z.refine((line) => line.length % 2 === 0),
);

export const Signature = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('drawn'),
    strokes: z.array(stroke).check(z.minLength(1, 'Please sign.'), z.maxLength(60)),
  }),
  /** The full name stands as the signature. */
  z.strictObject({ kind: z.literal('typed') }),
]);
export type Signature = z.infer<typeof Signature>;

export const TermsAcceptance = z.strictObject({
  orderId: z.string().check(z.maxLength(100)),
  uniqueId: z.int(),
  /** What was shown; other terms or another agreement by now is a 409. */
  agreement: z.string().check(z.maxLength(100)),
  /** Of the link in the customer's email; any other text is answered `mailedLinkRequired`. */
  token: z._default(linkToken, ''),
  /** Of the page on which it is accepted. */
  language: z._default(customerLanguage, 'en'),
  fullName: personName,
  signature: Signature,
});
export type TermsAcceptance = z.infer<typeof TermsAcceptance>;

/** What the customer fills in; the lines are kept while another kind of signature is chosen. */
export const SignForm = z
  .strictObject({
    fullName: TermsAcceptance.shape.fullName,
    kind: z.enum(['drawn', 'typed']),
    strokes: z.array(stroke).check(z.maxLength(60)),
    agrees: z.boolean().check(z.refine((agrees) => agrees, 'Please tick this box to accept.')),
  })
  .check(
    z.refine(({ kind, strokes }) => kind === 'typed' || strokes.length > 0, {
      message: 'Please sign, or choose Type.',
      path: ['strokes'],
    }),
  );
export type SignForm = z.infer<typeof SignForm>;

/** How, until when and from which door to which the vehicles are moved, and what of the price is for the RUSH. */
const AgreedPlan = z.object({
  transportType: z.enum(transportTypes),
  serviceLevel: z.literal(serviceLevels),
  /** Calendar days; the ends are null where the day is exact. */
  pickupEndsAt: z.nullable(z.string()),
  deliveryScheduledAt: z.string(),
  deliveryEndsAt: z.nullable(z.string()),
  /** In one line; '' where the reader has not shown to be the customer. */
  pickupAddress: z.string(),
  deliveryAddress: z.string(),
  rushFee: dollars,
});
export type AgreedPlan = z.infer<typeof AgreedPlan>;

/** What the customer agrees to besides the text, as it was when it was accepted. */
export const AgreedFacts = z.object({
  price: dollars,
  pickupPlaceText: z.string(),
  deliveryPlaceText: z.string(),
  /** A calendar day. */
  pickupScheduledAt: z.string(),
  vehicles: z.array(z.pick(OrderVehicle, { year: true, make: true, model: true, vin: true })),
  /** Acceptances of older versions did not keep it. */
  plan: z.optional(AgreedPlan),
});
export type AgreedFacts = z.infer<typeof AgreedFacts>;

/** The terms of one order, for its customer: an allow-list. */
export const OrderTerms = z.object({
  ...z.pick(CustomerOrder, {
    orderId: true,
    uniqueId: true,
    companyName: true,
    companyLogo: true,
    isCustomerPortal: true,
    portal: true,
    contact: true,
    miles: true,
    rushFee: true,
    isRush: true,
    status: true,
    paymentType: true,
    paid: true,
    paidOn: true,
    paidAmount: true,
    isHeld: true,
  }).shape,
  customerFullName: z.string(),
  transportType: z.enum(transportTypes),
  facts: AgreedFacts,
  terms: z.pick(Terms, { version: true, texts: true }),
  /** Stands for terms and facts as they are shown; accepting names it. */
  agreement: z.string(),
  /** Of the customer's email by whose link they were opened; null otherwise, and then they are only read. */
  token: z.nullable(z.string()),
  /** The acceptance in force; null until the customer accepts. */
  accepted: z.nullable(
    z.object({
      fullName: z.string(),
      at: instant,
      version: z.int(),
      /** Of the text that was shown and accepted. */
      language: customerLanguage,
    }),
  ),
  /** What was accepted before, where it has to be accepted again; null otherwise. */
  before: z.nullable(z.object({ ...AcceptedBefore.shape, facts: AgreedFacts })),
  /** Canceled orders and orders that were delivered cannot be accepted any more. */
  canAccept: z.boolean(),
  /** As of the order. */
  timeZone: CustomerOrder.shape.timeZone,
});
export type OrderTerms = z.infer<typeof OrderTerms>;
