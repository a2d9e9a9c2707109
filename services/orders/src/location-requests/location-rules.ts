import { messages } from '@overland/contracts';
import { hourMs, hourSeconds } from '@overland/contracts/calendar';
import { AppError } from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
import type { LocationRequestEntity } from './location-request.entity.js';

/** How long a link is valid. */
export const linkMs = 24 * hourMs;
/** Per hour and order, so that drivers are not pestered. */
const mostInAnHour = 3;

type Drive = Pick<PlacedOrder, 'sdStatus' | 'driverPhone'>;

/** The ten digits to text; null if it is not a US number. */
export function textNumber(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length === 10 ? national : null;
}

/** @returns the number to text. @throws AppError conflict if this driver cannot be asked now. */
export function checkAsking({ sdStatus, driverPhone }: Drive): string {
  if (sdStatus !== 'picked_up') {
    throw new AppError('conflict', 'A driver can be asked for the position while the order is picked up.');
  }
  const number = textNumber(driverPhone);
  if (number === null) throw new AppError('conflict', messages.locationNotRequested);
  return number;
}

export const limitBegins = (now: Date) => new Date(now.getTime() - hourMs);

/** @throws AppError tooManyRequests */
export function checkLimit(askedInTheHour: number): void {
  if (askedInTheHour < mostInAnHour) return;
  throw new AppError(
    'tooManyRequests',
    'This driver was asked three times within an hour. Please call, or try again later.',
    { retryAfterSeconds: hourSeconds },
  );
}

/**
 * Whether the driver may share a position by this link: it ends with the drive, or when another driver is assigned
 * (docs/product/orders.md).
 */
export function isOpen(request: LocationRequestEntity, order: Drive, now: Date): boolean {
  return (
    request.revokedAt === null &&
    request.expiresAt > now &&
    order.sdStatus === 'picked_up' &&
    request.phone === textNumber(order.driverPhone)
  );
}
