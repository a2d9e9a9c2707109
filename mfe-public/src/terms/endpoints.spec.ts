import { orderTerms } from '@overland/contracts';
import { acceptTerms, printTerms, readTerms } from './endpoints';
import { openTerms } from './order-terms-query';

it('calls the endpoints of the contract table', () => {
  expect(orderTerms.current).toMatchObject(readTerms);
  expect(orderTerms.open).toMatchObject(openTerms);
  expect(orderTerms.accept).toMatchObject(acceptTerms);
  expect(orderTerms.pdf).toMatchObject(printTerms);
});
