import { type Activity, labeledTexts } from '@overland/contracts';
import { formatDay, formatMoney, levelLabel } from '@overland/contracts/format';
import { ownName } from '@overland/i18n';
import { changedFields } from './activity-line.js';
import type { PlacedOrder } from './order.entity.js';
import type { Phones, StoredStop } from './stored-stop.js';

/** The differences, in the words of the form. */
export function changesBetween(before: PlacedOrder, after: PlacedOrder): Activity['changes'] {
  return changedFields(fieldsOf(before), fieldsOf(after));
}

/** Every field that an edit can change, and the price that follows from them, as text. */
function fieldsOf(order: PlacedOrder): [field: string, text: string][] {
  return [
    ['Customer name', order.customerFullName],
    ['Customer email', order.customerEmail],
    ...phoneFields('Customer', order.customerPhones),
    ['Language of emails', ownName(order.language)],
    ...labeledTexts(order).map(({ label, value }): [string, string] => [label, value]),
    ['First pickup day', formatDay(order.pickupScheduledAt)],
    ['Service level', levelLabel(order.serviceLevel)],
    ['Price', formatMoney(order.price)],
    ...stopFields('Pickup', order.pickup),
    ...stopFields('Delivery', order.delivery),
    ...vehicleFields(order),
    ['Agents', order.agents.map(agentText).join('; ')],
  ];
}

function stopFields(stop: 'Pickup' | 'Delivery', stored: StoredStop): [string, string][] {
  return [
    [`${stop} address`, stored.address],
    [`${stop} ZIP code`, stored.zip],
    [`${stop} location type`, stored.locationType ?? ''],
    [`${stop} business name`, stored.businessName],
    [`${stop} contact`, stored.contactName],
    [`${stop} email`, stored.email],
    ...phoneFields(stop, stored.phones),
    [`${stop} notes`, stored.notes],
  ];
}

function phoneFields(whose: string, phones: Phones): [string, string][] {
  return [
    [`${whose} phone`, phoneText(phones.primary, phones.primaryIsMobile)],
    [`${whose} alternate phone`, phoneText(phones.alt, phones.altIsMobile)],
  ];
}

/** "Mobile" only means something if there is a number. */
const phoneText = (phone: string, isMobile: boolean) => (phone && isMobile ? `${phone} (mobile)` : phone);

function vehicleFields({ vehicles }: PlacedOrder): [string, string][] {
  return vehicles.flatMap(({ make, model, vin, year }, index): [string, string][] => {
    const name = vehicles.length === 1 ? '' : ` of vehicle ${index + 1}, ${make} ${model}`;
    return [
      [`VIN${name}`, vin],
      [`Year${name}`, String(year ?? '')],
    ];
  });
}

function agentText({ name, email, pickup, delivery }: PlacedOrder['agents'][number]): string {
  const told = [...(pickup ? ['pickup'] : []), ...(delivery ? ['delivery'] : [])];
  const who = name ? `${name} <${email}>` : email;
  return told.length === 0 ? who : `${who} (${told.join(', ')})`;
}
