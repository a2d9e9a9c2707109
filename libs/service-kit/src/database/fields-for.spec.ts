import * as z from 'zod/mini';
import { fieldsFor } from './fields-for.js';

const Boat = z.object({ name: z.string(), builtAt: z.nullable(z.string()), harbor: z.string() });

it('takes what the contract names, and nothing that it does not', () => {
  const row = { name: 'Ada', builtAt: new Date('2026-11-20T15:00:00Z'), secret: 'x' };
  expect(fieldsFor(Boat, row)).toEqual({ name: 'Ada', builtAt: '2026-11-20T15:00:00.000Z' });
});

it('keeps null where there is no instant', () => {
  expect(fieldsFor(Boat, { builtAt: null as Date | null })).toEqual({ builtAt: null });
});
