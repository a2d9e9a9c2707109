import { type AgreedFacts, vehicleName } from '@overland/contracts';
import { t } from '@overland/i18n';
import { formatDay, formatDayShort, formatDays, formatMoney, levelLabel } from '@overland/ui';

export interface AgreedRow {
  label: string;
  text: string;
  note: string;
  isPrice: boolean;
}

/** What the customer agrees to besides the text. A fact that was not kept is left out. */
export function agreedRows(facts: AgreedFacts): AgreedRow[] {
  const { vehicles, plan } = facts;
  const rows = [
    ...vehicles.map((vehicle, at) =>
      row(
        vehicles.length === 1 ? t('Vehicle') : t('Vehicle {number}', { number: at + 1 }),
        vehicleName(vehicle),
        // The number takes a line of its own before it is broken.
        `VIN ${vehicle.vin}`,
      ),
    ),
    row(t('First pickup'), formatDay(facts.pickupScheduledAt)),
    ...(plan ? planRows(plan) : []),
    { ...row(t('Price'), formatMoney(facts.price), rushNote(plan?.rushFee ?? 0)), isPrice: true },
  ];
  return rows.filter(({ text }) => text !== '');
}

function planRows(plan: NonNullable<AgreedFacts['plan']>): AgreedRow[] {
  const { serviceLevel, pickupEndsAt, deliveryScheduledAt: start, deliveryEndsAt } = plan;
  const level = levelLabel(serviceLevel);
  const within =
    pickupEndsAt === null ? level : t('{level}, by {day}', { level, day: formatDayShort(pickupEndsAt) });
  return [
    row(t('Picked up within'), within),
    row(t('Pickup address'), plan.pickupAddress),
    row(t('Delivery, estimated'), formatDays({ start, end: deliveryEndsAt ?? start })),
    row(t('Delivery address'), plan.deliveryAddress),
  ];
}

const row = (label: string, text: string, note = ''): AgreedRow => ({ label, text, note, isPrice: false });

const rushNote = (fee: number): string =>
  fee > 0 ? t('RUSH fee of {fee} included', { fee: formatMoney(fee) }) : '';

/** The rows that have not changed since they were accepted. */
export function rowsThatStay(before: AgreedFacts, now: AgreedFacts): AgreedRow[] {
  const kept = new Set(agreedRows(before).map(keyOf));
  return agreedRows(now).filter((each) => kept.has(keyOf(each)));
}

const keyOf = ({ label, text, note }: AgreedRow): string => JSON.stringify([label, text, note]);
