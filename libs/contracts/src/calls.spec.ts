import { allEndpoints } from './api/index.js';
import { calls } from './calls.js';

it('has every row of the contract table, with nothing that weighs', () => {
  const rows = Object.values(calls).flatMap((area) => Object.values(area));
  expect(JSON.parse(JSON.stringify(rows))).toEqual(
    allEndpoints.map(({ method, path, access, idempotent }) => ({
      method,
      path,
      access,
      ...(idempotent && { idempotent }),
    })),
  );
});
