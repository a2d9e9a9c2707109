import * as z from 'zod/mini';
import { useReadableMessages } from './readable-messages.js';

useReadableMessages();
const said = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  [z.enum(['Billing', 'COD']), 'Cash', 'Please choose Billing or COD.'],
  [z.enum(['OPEN', 'ENCLOSED', 'WHITEGLOVE']), 'closed', 'Please choose OPEN, ENCLOSED, or WHITEGLOVE.'],
  [z.literal('Carriers'), 'Quote', 'Please choose Carriers.'],
])('says in words which values a field takes', (schema, value, message) => {
  expect(said(schema, value)).toBe(message);
});

it('says of a choice that is missing, as of any field, that it is required', () => {
  expect(said(z.enum(['Billing', 'COD']), undefined)).toBe('This field is required.');
});
