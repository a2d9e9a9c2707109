import { orderTerms } from '@overland/contracts';
import { acceptTerms, mailTermsLink, printTerms, readTerms } from './endpoints';
import { openTerms } from './order-terms-query';

it('calls the endpoints of the contract table', () => {
  expect(orderTerms.current).toMatchObject(readTerms);
  expect(orderTerms.openByLink).toMatchObject(openTerms);
  expect(orderTerms.accept).toMatchObject(acceptTerms);
  expect(orderTerms.mailLink).toMatchObject(mailTermsLink);
  expect(orderTerms.pdf).toMatchObject(printTerms);
});
