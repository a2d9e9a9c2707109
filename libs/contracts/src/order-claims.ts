import * as z from 'zod/mini';
import { claimStates, claimSteps, maxClaimFiles } from './claim-states.js';
import { maxVehicles } from './constants.js';
import { day, dollars, id, instant, optionalText, requiredText, version, wholeDollars } from './fields.js';
import { OrderBooked } from './order-events.js';
import { OrderFile, UploadRequest } from './order-file.js';
import { noWebAddresses } from './web-addresses.js';

const leastWords = 10;
const mostWords = 2000;

const ClaimAmount = wholeDollars.check(
  z.gte(1, 'Please enter at least $1.'),
  z.lte(1_000_000, 'Please enter at most $1,000,000.'),
);

/** The form that reports damage. */
export const ClaimReport = z.strictObject({
  /** Which of the order's vehicles, by their place in it. */
  vehicles: z
    .array(z.int().check(z.gte(0), z.lt(maxVehicles)))
    .check(z.minLength(1, 'Please choose a vehicle.'), z.maxLength(maxVehicles)),
  what: requiredText(mostWords, 'Please say what is damaged.').check(
    z.refine(
      (value) => value === '' || value.length >= leastWords,
      'Please describe the damage in at least 10 characters.',
    ),
    noWebAddresses,
  ),
  noticedOn: day,
  /** Whole dollars; null asks for none. */
  asked: z._default(z.nullable(ClaimAmount), null),
});
export type ClaimReport = z.infer<typeof ClaimReport>;

/** The same with its uploaded files. */
export const ClaimReporting = z.extend(ClaimReport, {
  fileKeys: z._default(
    z
      .array(z.string().check(z.maxLength(200)))
      .check(z.maxLength(maxClaimFiles, 'Please add at most 10 files.')),
    [],
  ),
});
export type ClaimReporting = z.infer<typeof ClaimReporting>;

/** False if nobody is notified: for staff to say, not for customers. */
const tells = z._default(z.boolean(), true);
export const StaffClaimReport = z.extend(ClaimReport, { tells });
export type StaffClaimReport = z.infer<typeof StaffClaimReport>;
export const StaffClaimReporting = z.extend(ClaimReporting, { tells });
export type StaffClaimReporting = z.infer<typeof StaffClaimReporting>;

/** A file that a customer is about to upload. */
export const ClaimUpload = z.omit(UploadRequest, { orderId: true });

/** The next state of a claim. */
export const ClaimStep = z.strictObject({
  step: z.enum(claimSteps),
  /** What is approved, or was paid. */
  amount: z._default(z.nullable(ClaimAmount), null),
  /** What the customer reads; of a withdrawal and a reopening it stays in the history. */
  note: optionalText(1000),
  version,
  tells,
});
export type ClaimStep = z.infer<typeof ClaimStep>;

/** The forms of staff for a step. */
export const ClaimApproving = z.strictObject({ amount: ClaimAmount, note: optionalText(1000), tells });
export const ClaimDeclining = z.strictObject({
  note: requiredText(1000, 'Please tell the customer why.'),
  tells,
});
export const ClaimNoting = z.strictObject({ note: optionalText(1000), tells });

/** A claim as staff see it. */
export const OrderClaim = z.object({
  _id: id,
  /** Within its order, from 1. */
  number: z.int(),
  vehicles: z.array(z.string()),
  what: z.string(),
  noticedOn: z.string(),
  asked: z.nullable(dollars),
  reportedBy: z.string(),
  source: z.enum(['customer', 'staff']),
  reportedAt: instant,
  state: z.enum(claimStates),
  /** The calendar day by which it has to be answered; null once it is decided. */
  answerBy: z.nullable(z.string()),
  isOverdue: z.boolean(),
  agreed: z.nullable(dollars),
  paid: z.nullable(dollars),
  /** What the customer is told; '' for nothing. */
  answer: z.string(),
  answeredBy: z.string(),
  answeredAt: z.nullable(instant),
  /** When it was declined, paid or withdrawn. */
  closedAt: z.nullable(instant),
  files: z.array(OrderFile),
  /** The steps that the caller may take now. */
  steps: z.array(z.enum(claimSteps)),
  version: z.int(),
  /** Until when the caller can take back the last step; null where that cannot be done. */
  undoUntil: z.nullable(instant),
  /** What the customer was told before the answer, the oldest first. */
  earlierAnswers: z._default(z.array(z.string()), []),
});
export type OrderClaim = z.infer<typeof OrderClaim>;

export const OrderClaims = z.object({
  /** Newest first. */
  claims: z.array(OrderClaim),
  /** Whether damage can be reported: from the delivery on. */
  mayReport: z.boolean(),
  /** Whether customers can no longer report it. */
  isLate: z.boolean(),
  /** Calendar days where the portal is; the first is null before the delivery. */
  deliveredOn: z.nullable(z.string()),
  today: z.string(),
});
export type OrderClaims = z.infer<typeof OrderClaims>;

/** A file that the customer sent, with links to its bytes that are good for minutes. */
export const ClaimFile = z.pick(OrderFile, {
  key: true,
  name: true,
  url: true,
  previewUrl: true,
  viewUrl: true,
});
export type ClaimFile = z.infer<typeof ClaimFile>;

/** A claim as the customer sees it: nothing of staff. */
export const CustomerClaim = z.extend(
  z.pick(OrderClaim, {
    _id: true,
    number: true,
    vehicles: true,
    what: true,
    noticedOn: true,
    asked: true,
    reportedAt: true,
    state: true,
    answerBy: true,
    agreed: true,
    paid: true,
    answer: true,
    answeredAt: true,
  }),
  {
    files: z.int(),
    mayWithdraw: z.boolean(),
    earlierAnswers: z._default(z.array(z.string()), []),
    /** Those that the customer sent; nothing of staff. */
    ownFiles: z._default(z.array(ClaimFile), []),
  },
);
export type CustomerClaim = z.infer<typeof CustomerClaim>;

/** What a customer can do about damage. */
export const CustomerClaims = z.object({
  /** Newest first. */
  list: z.array(CustomerClaim),
  mayReport: z.boolean(),
  /** Calendar days; null before the delivery. The first is the last one on which damage can be reported here. */
  until: z.nullable(z.string()),
  deliveredOn: z.nullable(z.string()),
  today: z.string(),
});
export type CustomerClaims = z.infer<typeof CustomerClaims>;

/** What reports count of a claim; `version` orders its changes. */
export const ClaimFact = z.object({
  claimId: id,
  version: z.int(),
  orderId: id,
  /** The order's number, and the claim's within it. */
  uniqueId: z.int(),
  number: z.int(),
  portalId: id,
  carrierName: z.string(),
  state: z.enum(claimStates),
  /** Whole dollars; null where nothing was said. */
  asked: z.nullable(dollars),
  agreed: z.nullable(dollars),
  paid: z.nullable(dollars),
  reportedAt: instant,
  answerBy: z.nullable(day),
  closedAt: z.nullable(instant),
  /** Its report was taken back within a minute, so nothing counts it. */
  isTakenBack: z._default(z.boolean(), false),
});
export type ClaimFact = z.infer<typeof ClaimFact>;

/** What an email about a claim says; the order itself comes with it. */
export const ToldClaim = z.object({
  claimId: id,
  number: z.int(),
  state: z.enum(['reported', 'approved', 'declined', 'paid']),
  source: z.enum(['customer', 'staff']),
  vehicles: z.array(z.string()),
  what: z.string(),
  asked: z.nullable(dollars),
  agreed: z.nullable(dollars),
  paid: z.nullable(dollars),
  answer: z.string(),
  answerBy: z.nullable(day),
  /** Its decision no longer counts, and it is looked into again; then the state is `reported`. */
  isReopened: z._default(z.boolean(), false),
});
export type ToldClaim = z.infer<typeof ToldClaim>;

/** An email about a claim is due; it waits for `heldSeconds`, as the step may be taken back. */
export const ClaimMail = z.object({
  /** Unique for each time within the order. */
  transition: z.string(),
  heldSeconds: z.int(),
  claim: ToldClaim,
  order: OrderBooked,
});
export type ClaimMail = z.infer<typeof ClaimMail>;
