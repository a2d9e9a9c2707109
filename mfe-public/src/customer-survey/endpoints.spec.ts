import { customerOrders, customerSurveys } from '@overland/contracts';
import { findSurvey, submitSurvey } from './endpoints';
import { openSurvey } from './survey-query';

it('calls the endpoints of the contract table', () => {
  expect(customerOrders.survey).toMatchObject(findSurvey);
  expect(customerSurveys.open).toMatchObject(openSurvey);
  expect(customerSurveys.submit).toMatchObject(submitSurvey);
});
