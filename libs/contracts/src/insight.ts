import * as z from 'zod/mini';
import { serviceLevels } from './constants.js';
import { dollars, id } from './fields.js';
import { lostReasons } from './lost-reasons.js';
import { reportOwner } from './owner.js';

/** Whole percent; null where there is nothing to measure. */
const percent = z.nullable(z.int());

/** What was promised for the days asked for, as far as it is done or overdue by now. */
export const OnTimeCount = z.object({
  onTime: z.int(),
  /** Done after the promised day. */
  late: z.int(),
  /** Not done, and the promised day has passed. */
  overdue: z.int(),
  /** Of these three the first. */
  percent,
});
export type OnTimeCount = z.infer<typeof OnTimeCount>;

/** From Monday to Sunday, as days of `timeZone`. The current week is as it is now. */
export const WeekFigures = z.object({
  from: z.string(),
  to: z.string(),
  /** Made in the week, whatever became of them. */
  quotes: z.int(),
  /** Of these, booked by now. */
  booked: z.int(),
  /** `booked` of `quotes`. */
  conversion: percent,
  /** Booked in the week and not canceled. */
  orders: z.int(),
  /** Whole dollars of these orders. */
  revenue: dollars,
  pickup: OnTimeCount,
  delivery: OnTimeCount,
  /** Of all ratings given in the week: out of 5 with one decimal; null without any. */
  rating: z.nullable(z.number()),
  /** Answered in the week. */
  surveys: z.int(),
});
export type WeekFigures = z.infer<typeof WeekFigures>;

/** The first page of staff: this week, the one before, and what is owed now. */
export const HomeFigures = z.object({
  /** Whose figures these are; null for all companies. */
  portalId: z.nullable(id),
  timeZone: z.string(),
  week: WeekFigures,
  weekBefore: WeekFigures,
  /** COD orders that are neither canceled nor paid. */
  cod: z.object({ orders: z.int(), amount: dollars }),
});
export type HomeFigures = z.infer<typeof HomeFigures>;

/** From the state of the pickup to that of the delivery. */
const lane = { pickupState: z.string(), deliveryState: z.string() };

const period = {
  /** null for all companies. */
  portalId: z.nullable(id),
  from: z.string(),
  to: z.string(),
};

const legs = { pickup: OnTimeCount, delivery: OnTimeCount };

/** An order that is late, for the way to it. */
export const LateOrder = z.object({
  orderId: id,
  uniqueId: z.int(),
  companyName: z.string(),
  ...lane,
  carrierName: z.string(),
  leg: z.enum(['pickup', 'delivery']),
  promisedOn: z.string(),
  /** null while it is not done. */
  doneOn: z.nullable(z.string()),
  daysLate: z.int(),
});
export type LateOrder = z.infer<typeof LateOrder>;

/** Promised against actual, for orders promised in the period. */
export const OnTimeReport = z.object({
  ...period,
  ...legs,
  /** Most orders first, a hundred at most, as carriers. */
  lanes: z.array(z.object({ ...lane, ...legs })),
  /** '' where no carrier is known. */
  carriers: z.array(z.object({ carrierName: z.string(), ...legs })),
  /** The latest promises first, fifty at most. */
  lateOrders: z.array(LateOrder),
});
export type OnTimeReport = z.infer<typeof OnTimeReport>;

const funnel = {
  quoted: z.int(),
  /** Saved at some time, or booked without it. */
  saved: z.int(),
  booked: z.int(),
  /** `booked` of `quoted`. */
  percent,
};

const FollowedUp = z.object({
  quotes: z.int(),
  /** Of these, within `followUpCountsDays`. */
  booked: z.int(),
  percent,
});

export const OwnerFunnel = z.object({
  ...reportOwner,
  ...funnel,
  /** Whole dollars that the booked quotes cost, as they were booked. */
  volume: dollars,
});
export type OwnerFunnel = z.infer<typeof OwnerFunnel>;

/** What became of the quotes made in the period; of the own alone where a User asks. */
export const ConversionReport = z.object({
  ...period,
  total: z.object(funnel),
  /** Most quotes first, a hundred at most, as lanes; none where a User asks. */
  companies: z.array(z.object({ portalId: id, companyName: z.string(), ...funnel })),
  lanes: z.array(z.object({ ...lane, ...funnel })),
  /** A quote offers every level, so that each has all quotes; `booked` is what was booked at it. */
  levels: z.array(z.object({ serviceLevel: z.literal(serviceLevels), ...funnel })),
  /** By what the quote costs, from `from` to below `to` dollars; null is open. */
  priceSteps: z.array(z.object({ from: z.int(), to: z.nullable(z.int()), ...funnel })),
  /** Archived quotes, and why; null where nobody said. Most first. */
  lost: z.object({
    quotes: z.int(),
    reasons: z.array(z.object({ reason: z.nullable(z.enum(lostReasons)), quotes: z.int() })),
  }),
  /** By how their last follow-up was sent. */
  followUps: z.object({ byHand: FollowedUp, byRule: FollowedUp }),
  /** By who owns the quotes now. Most quotes first, three hundred at most. */
  owners: z.array(OwnerFunnel),
  /** Of all owners, also of those left out. */
  volume: dollars,
});
export type ConversionReport = z.infer<typeof ConversionReport>;
