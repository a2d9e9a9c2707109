import * as z from 'zod/mini';
import { compiled } from './compiled.js';

const Vehicle = () =>
  z.object({
    make: z.string().check(z.minLength(1)),
    year: z.optional(z.int()),
    color: z._default(z.string(), 'red'),
  });
const Order = () =>
  z.strictObject({
    vehicles: z.array(Vehicle()),
    by: z.union([z.object({ name: z.string() }), z.null()]),
    dates: z
      .object({ from: z.string(), to: z.string() })
      .check(z.refine(({ from, to }) => from <= to, 'The end is before the start.')),
  });

const dates = { from: '2026-01-01', to: '2026-01-02' };
const values = [
  { vehicles: [{ make: 'Honda', unknown: 1 }], by: { name: 'Kayla', unknown: 1 }, dates },
  { vehicles: [{ make: '', year: 1.5 }, {}], by: 3, dates: { from: '2026-01-02', to: '2026-01-01' } },
  { vehicles: [], by: null, dates, unknown: true },
  null,
];

it.each(values)('a compiled schema answers as the schema does: %j', (value) => {
  const [as, is] = [z.safeParse(Order(), value), z.safeParse(compiled(Order()), value)];
  expect(is.data).toEqual(as.data);
  expect(is.error?.issues).toEqual(as.error?.issues);
});

it('every object in it has a generated parser', () => {
  const schema = compiled(Order());
  const objects = [
    schema,
    schema.def.shape.vehicles.def.element,
    schema.def.shape.by.def.options[0],
    schema.def.shape.dates,
  ];
  for (const object of objects) expect([...object._zod.traits]).toContain('$ZodObjectJIT');
});
