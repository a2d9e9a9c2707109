import { type SdStatus, sdStatuses } from '@overland/contracts';
import { type TmsPosition, TmsRefusal, type TmsState } from '../tms-port.js';
import type { WireOrder } from './wire.js';

const canceled = ['order_canceled', 'canceled', 'cancelled'];
const longestName = 80;

/** @throws TmsRefusal for an unknown status, or an order without the time of its change. */
export function toTmsState(order: WireOrder): TmsState {
  return {
    guid: order.guid,
    number: order.number ?? '',
    sdStatus: toSdStatus(order),
    changedAt: lastChange(order),
    carrierName: nameOf(order.carrier?.name),
    driverName: nameOf(order.driver?.name),
    driverPhone: maskPhone(order.driver?.phone ?? ''),
    position: newestPosition(order),
  };
}

/**
 * An order on Super Dispatch's board keeps the status `new`; a flag tells it apart. An unknown status is never guessed at: a
 * person must look, and this code must change.
 */
export function toSdStatus(
  order: Pick<WireOrder, 'guid' | 'status' | 'is_posted_to_loadboard' | 'is_canceled'>,
): SdStatus {
  if (order.is_canceled || canceled.includes(order.status)) return 'order_canceled';
  if (order.status === 'new' && order.is_posted_to_loadboard) return 'posted_to_loadboard';
  const known = sdStatuses.find((status) => status === order.status);
  if (known) return known;
  throw new TmsRefusal(
    `Super Dispatch gives order ${order.guid} the unknown status "${nameOf(order.status)}".`,
  );
}

/** By the TMS's clock only: a driver's phone may be ahead, which would hide every change until then. */
function lastChange({ guid, changed_at, created_at }: WireOrder): Date {
  const changedAt = changed_at ?? created_at;
  if (!changedAt) throw new TmsRefusal(`Super Dispatch does not say when order ${guid} changed.`);
  return changedAt;
}

function newestPosition({ vehicles }: WireOrder): TmsPosition | null {
  const positions = (vehicles ?? []).flatMap(({ driver_location: there }) =>
    there && isOnEarth(there) ? [{ lat: there.latitude, long: there.longitude, at: there.updated_at }] : [],
  );
  return positions.sort((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}

function isOnEarth({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function nameOf(text: string | null | undefined): string {
  return (text ?? '').trim().slice(0, longestName);
}

/** In the mask (000) 000-0000; '' if it is not a US number. */
function maskPhone(text: string): string {
  const digits = text.slice(0, longestName).replace(/\D/g, '');
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (local.length !== 10) return '';
  return `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`;
}
