import { orderTerms } from '@overland/contracts';
import { acceptTerms, printTerms } from './endpoints';
import { openTerms, readTerms } from './terms-queries';

it('calls the endpoints of the contract table', () => {
  expect(orderTerms.current).toMatchObject(readTerms);
  expect(orderTerms.open).toMatchObject(openTerms);
  expect(orderTerms.accept).toMatchObject(acceptTerms);
  expect(orderTerms.pdf).toMatchObject(printTerms);
});
