import { type TransportType, transportChoices, transportTypes } from '@overland/contracts';
import { RowRefusal } from './work-off-import.js';

/** As names are compared: "F-150" and "f 150" are the same. */
export const plainText = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Open where nothing is written. @throws RowRefusal */
export function readTransportType(text: string): TransportType {
  const wanted = plainText(text);
  if (wanted === '') return 'OPEN';
  const found = transportTypes.find((type) =>
    [type, transportChoices[type]].some((one) => plainText(one) === wanted),
  );
  if (found) return found;
  const choices = Object.values(transportChoices).join(', ');
  throw new RowRefusal(`Transport type “${text}” is not one of: ${choices}.`);
}

/** @throws RowRefusal */
export function readOperable(text: string): boolean {
  const answer = plainText(text);
  if (['yes', 'y', 'true', '1'].includes(answer)) return true;
  if (['no', 'n', 'false', '0'].includes(answer)) return false;
  throw new RowRefusal('Please answer Yes or No.');
}
