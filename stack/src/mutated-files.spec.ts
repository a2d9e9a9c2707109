import { mutatedFiles } from '../mutants/mutated-files.mjs';

test('npm run test:mutants names rules that are there', () => {
  expect([...mutatedFiles().values()].flat()).toEqual(
    expect.arrayContaining([
      'services/orders/src/booking/route-rule.ts',
      'services/quoting/src/pricing/exact.ts',
    ]),
  );
});
