import type { customerOrders, customerSurveys } from '@overland/contracts';

// As in ../public-quote/endpoints.ts: rows of the contract table without schemas. A spec keeps them equal.

export const findSurvey = {
  method: 'POST',
  path: '/order/:orderId/survey',
  access: 'public',
} as typeof customerOrders.survey;

export const submitSurvey = {
  method: 'POST',
  path: '/survey',
  access: 'public',
} as typeof customerSurveys.submit;
