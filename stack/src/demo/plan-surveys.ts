import { addBusinessDays, hourMs } from '@overland/contracts/calendar';
import type { DemoOrder } from '@overland/orders';
import type { DemoSurvey } from '@overland/reporting';
import type { Random } from './random.js';

const delivered = ['delivered', 'invoiced', 'paid'];

/** Most customers are content; some write a comment. */
const ratings = [
  [5, 55],
  [4, 28],
  [3, 10],
  [2, 4],
  [1, 3],
] as const;
const words = {
  communications: [
    'I always knew where it was.',
    'One call came a bit late, all else was fine.',
    'Had to call twice to hear a pickup time.',
    'Quick answers, also on a Sunday.',
  ],
  driver: [
    'Careful, friendly, on time.',
    'Took photos before loading and explained everything.',
    'Arrived two hours late, but told me before.',
    'Very polite, and the car was spotless.',
  ],
  recommend: [
    'I have told my brother already.',
    'Fair price, no surprises.',
    'Would use you again for the next move.',
  ],
  additionalFeedback: [
    'A text on the day of delivery would be nice.',
    'Thank you to the whole team!',
    'Please offer pickups on Saturdays.',
  ],
} as const;

interface Circumstances {
  orders: readonly DemoOrder[];
  now: Date;
  holidays: ReadonlySet<string>;
}

/** Who of the delivered orders was surveyed, and what some of them answered. */
export function planSurveys(random: Random, { orders, now, holidays }: Circumstances) {
  const surveys: DemoSurvey[] = [];
  const surveyed = orders.map((order): DemoOrder => {
    const askedAt = askedAtOf(order, holidays);
    if (askedAt === null || askedAt > now) return order;
    const answeredAt = new Date(askedAt.getTime() + random.integer(1, 72) * hourMs);
    if (!random.chance(0.55) || answeredAt > now) return { ...order, survey: { askedAt, answeredAt: null } };
    const { orderId, portalId, uniqueId } = order;
    surveys.push({ orderId, portalId, uniqueId, answeredAt, answers: answersOf(random) });
    return { ...order, survey: { askedAt, answeredAt } };
  });
  return { orders: surveyed, surveys };
}

/** One business day after the delivery, in the morning. */
function askedAtOf({ history }: DemoOrder, holidays: ReadonlySet<string>): Date | null {
  const step = history.find(({ to }) => to === 'delivered');
  if (!step || !delivered.includes(history.at(-1)?.to ?? '')) return null;
  const day = addBusinessDays(step.at.toISOString().slice(0, 10), 1, holidays);
  return new Date(`${day}T15:00:00Z`);
}

function answersOf(random: Random): DemoSurvey['answers'] {
  const rating = () => random.weighted<number>(ratings);
  const textOrNone = (texts: readonly string[], chance: number) =>
    random.chance(chance) ? random.pick(texts) : '';
  return {
    communications: rating(),
    communicationsDetail: textOrNone(words.communications, 0.35),
    driver: rating(),
    driverDetail: textOrNone(words.driver, 0.35),
    recommend: rating(),
    recommendDetail: textOrNone(words.recommend, 0.25),
    additionalFeedback: textOrNone(words.additionalFeedback, 0.2),
  };
}
