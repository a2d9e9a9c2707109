import { rushFee, type SdStatus } from '@overland/contracts';
import { addDays, dayMs, daysBetween, hourMs, minuteMs } from '@overland/contracts/calendar';
import type { DemoNote, DemoOrder, DemoStep } from '@overland/orders';
import type { Random } from './random.js';
import { cancelReasons, officeNotes } from './vocabulary.js';

/** The states after a carrier is found, in order. */
const onTheRoad: readonly SdStatus[] = ['accepted', 'picked_up', 'delivered', 'invoiced', 'paid'];

/** The states until a carrier is found; an order with a future pickup is in one of these. */
const waiting: readonly (readonly SdStatus[])[] = [
  [],
  ['posted'],
  ['posted_to_loadboard'],
  ['posted_to_loadboard', 'requests'],
  ['posted_to_loadboard', 'requests', 'pending'],
  ['posted', 'pending', 'declined'],
  ['posted_to_loadboard', 'accepted'],
  ['on_hold'],
  ['posted', 'flagged'],
  ['posted', 'order_canceled'],
];

/** States that the office sets; the others come from the carrier. */
const byOffice: readonly SdStatus[] = ['on_hold', 'posted', 'flagged', 'order_canceled', 'new'];
const byDriver: readonly SdStatus[] = ['picked_up', 'delivered'];

const notes: Partial<Record<SdStatus, string>> = {
  on_hold: 'Waiting for the seller’s paperwork',
  accepted: 'Driver assigned',
  picked_up: 'Picked up by the driver; photos to follow',
  delivered: 'Delivered and signed for',
  declined: 'The carrier declined the offer',
  flagged: 'Customer asks for another day',
};

interface Booked {
  bookedAt: Date;
  /** Who booked. */
  booker: string;
  /** The first pickup day, and today at the portal. */
  start: string;
  /** The last day that the customer was promised for it. */
  pickupEnd: string;
  today: string;
  /** Quoted transit time in calendar days: [min, max]. */
  transit: [number, number];
  isPublic: boolean;
  isCod: boolean;
  isRush: boolean;
}

/** The days of a pickup or delivery that came after the promised one; undefined for what was on time. */
interface Late {
  picked_up?: string;
  delivered?: string;
}

export type PlannedLife = Pick<
  DemoOrder,
  'history' | 'notes' | 'paymentType' | 'paid' | 'payment' | 'rushFee' | 'termsAcceptedAt'
>;

/** What happened to the demo orders until now, by the rules of docs/product/orders.md. */
export class LifePlanner {
  private nextWaiting = 0;
  private nextPublic = 0;
  private nextOfStaff = 0;
  private nextTrip = 0;

  constructor(
    private readonly random: Random,
    private readonly now: Date,
    private readonly office: readonly string[],
  ) {}

  plan(booked: Booked): PlannedLife {
    const { bookedAt, isPublic, isCod, isRush } = booked;
    const path = this.pathOf(booked);
    const isHeld = isPublic && (path.length === 0 || path[0] === 'on_hold');
    const payment = isCod && !isHeld && this.isPaid(path, booked) ? this.paymentAfter(bookedAt) : null;
    const history = isHeld ? this.begin(booked) : this.walk(booked, { path, payment });
    const isMarkedApart = payment !== null && !isPublic;
    return {
      history,
      notes: [
        ...this.noteAfter(bookedAt),
        ...(isMarkedApart ? [{ at: payment.at, actor: payment.by, note: 'Marked paid.' }] : []),
      ],
      paymentType: isCod ? 'COD' : 'Billing',
      paid: isCod ? payment !== null : path.includes('paid'),
      payment,
      rushFee: isRush ? rushFee : 0,
      termsAcceptedAt: this.acceptedAt(booked),
    };
  }

  /** Some customers of companies have not answered yet. */
  private acceptedAt({ bookedAt, isPublic }: Booked): Date | null {
    if (isPublic) return this.random.chance(0.7) ? this.soonAfter(bookedAt, 20 * minuteMs) : null;
    return this.nextOfStaff++ % 6 === 0 ? null : this.soonAfter(bookedAt, 90 * minuteMs);
  }

  private pathOf({ start, today, transit: [, most], isPublic }: Booked): readonly SdStatus[] {
    const daysSincePickup = daysBetween(start, today);
    if (daysSincePickup < 0) {
      if (isPublic && this.nextPublic++ % 2 === 0) return [];
      return waiting[this.nextWaiting++ % waiting.length] ?? [];
    }
    if (this.random.chance(0.06)) return ['posted', 'order_canceled'];
    const until = (steps: number) => ['posted_to_loadboard', ...onTheRoad.slice(0, steps)] as SdStatus[];
    if (daysSincePickup <= 1) return until(1);
    if (daysSincePickup <= most) return this.random.chance(0.1) ? [...until(2), 'flagged'] : until(2);
    if (daysSincePickup <= most + 10) return until(3);
    return until(this.random.integer(4, 5));
  }

  /** Nobody sends a carrier for an unpaid public order; companies pay later, and some forget. */
  private isPaid(path: readonly SdStatus[], { isPublic }: Booked): boolean {
    if (isPublic) return true;
    return this.random.chance(path.includes('delivered') ? 0.9 : 0.35);
  }

  private paymentAfter(bookedAt: Date): { by: string; at: Date } {
    return {
      by: this.random.pick(this.office),
      at: this.soonAfter(bookedAt, this.random.integer(1, 9) * hourMs),
    };
  }

  private noteAfter(bookedAt: Date): DemoNote[] {
    if (!this.random.chance(0.35)) return [];
    const at = this.soonAfter(bookedAt, this.random.integer(20, 200) * minuteMs);
    return [{ at, actor: this.random.pick(this.office), note: this.random.pick(officeNotes) }];
  }

  private soonAfter(at: Date, ms: number): Date {
    return new Date(Math.min(at.getTime() + ms, this.now.getTime()));
  }

  private begin({ bookedAt, booker, isPublic, isRush }: Booked): [DemoStep] {
    const notes = ['Booked.'];
    if (isPublic) notes.push('On hold until the customer has paid.');
    if (isRush) notes.push(`Booked under the notice, RUSH fee $${rushFee} added.`);
    const source = isPublic ? 'customer' : 'staff';
    return [{ to: isPublic ? 'on_hold' : 'new', at: bookedAt, actor: booker, source, note: notes.join(' ') }];
  }

  /** Some carriers come late and some lose days on the road, one to five of them. */
  private lateDays({ pickupEnd, today, transit: [, most] }: Booked): Late {
    const trip = this.nextTrip++;
    const after = (promised: string, isLate: boolean) => {
      const day = addDays(promised, 1 + (trip % 5));
      return isLate && day < today ? day : undefined;
    };
    return {
      picked_up: after(pickupEnd, trip % 9 === 4),
      delivered: after(addDays(pickupEnd, most), trip % 7 === 3),
    };
  }

  /** Times between booking and now, in order: a carrier before the pickup day, transit days as quoted but for late ones. */
  private walk(
    booked: Booked,
    { path, payment }: { path: readonly SdStatus[]; payment: PlannedLife['payment'] },
  ): DemoOrder['history'] {
    const [booking] = this.begin(booked);
    const released: DemoStep[] =
      booked.isPublic && payment
        ? [{ to: 'new', at: payment.at, actor: payment.by, source: 'staff', note: 'Marked paid.' }]
        : [];
    const late = this.lateDays(booked);
    let at = (released[0] ?? booking).at.getTime();
    const steps = path.map((to): DemoStep => {
      at = Math.min(Math.max(this.wantedAt(to, at, { ...booked, late }), at + minuteMs), this.now.getTime());
      return { to, at: new Date(at), ...this.whoDid(to) };
    });
    return [booking, ...released, ...steps];
  }

  private wantedAt(to: SdStatus, before: number, booked: Booked & { late: Late }): number {
    const { start, transit, isRush, late } = booked;
    const pickupAt = byDay(late.picked_up ?? start);
    const someSeconds = this.random.integer(0, 3500) * 1000;
    if (to === 'picked_up') return pickupAt;
    if (to === 'delivered') {
      const inTransit = this.random.integer(...transit) * dayMs;
      return (late.delivered ? byDay(late.delivered) : pickupAt + inTransit) + someSeconds;
    }
    return before + (this.random.integer(2, 20) * hourMs + someSeconds) / (isRush ? 10 : 1);
  }

  private whoDid(to: SdStatus): Pick<DemoStep, 'actor' | 'source' | 'note'> {
    const note = to === 'order_canceled' ? this.random.pick(cancelReasons) : (notes[to] ?? '');
    if (byOffice.includes(to)) return { actor: this.random.pick(this.office), source: 'staff', note };
    if (byDriver.includes(to)) return { actor: 'Driver', source: 'driver', note };
    return { actor: 'Dispatch', source: 'tms', note };
  }
}

const byDay = (day: string) => Date.parse(`${day}T16:30:00Z`);
