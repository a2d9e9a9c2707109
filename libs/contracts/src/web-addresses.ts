import * as z from 'zod/mini';
import { messages } from './messages.js';

// Mail programs make a link of `example.com` too, of any ending. Each part has a fixed length, so it is linear in its input.
const webAddress = /:\/\/|www\.|[\p{L}\p{N}][\p{L}\p{N}-]\.\p{L}{2}|\.\p{L}{2,24}\//iu;
const invisible = /\p{Cf}/gu;

/** Whether a mail program could make a link of something in the text. Other forms of a period count as one. */
export function isFreeOfWebAddresses(text: string): boolean {
  return !webAddress.test(text.normalize('NFKC').replaceAll(invisible, '').replaceAll('。', '.'));
}

/** For text that strangers type and emails or pages show to others: `optionalText(500).check(noWebAddresses)`. */
export const noWebAddresses = z.refine<string>(isFreeOfWebAddresses, messages.noWebAddresses);
