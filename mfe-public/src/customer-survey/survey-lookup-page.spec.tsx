import { surveyMessages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { SurveyLookupPage } from './survey-lookup-page';

async function ask(server: FakeServer) {
  const opened = openPage(<SurveyLookupPage />, { server, path: '/customer-survey' });
  await opened.user.type(screen.getByLabelText('Email'), 'Grace@Example.com');
  await opened.user.type(screen.getByLabelText('Order number'), '#10215{Enter}');
  return opened;
}

it('leads to the survey of the order', async () => {
  const { server, router } = await ask(
    new FakeServer().answer(calls.customerOrders.survey, { body: { token: 'a-token' } }),
  );
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(router.state.location.pathname).toBe('/customer-survey/a-token');
  expect(server.callsOf(calls.customerOrders.survey)).toMatchObject([
    { path: '/order/10215/survey', body: { email: 'grace@example.com' } },
  ]);
});

it('says above the fields that the order is not delivered yet, and keeps them', async () => {
  const body = { code: 'conflict', message: surveyMessages.notDelivered };
  await ask(new FakeServer().answer(calls.customerOrders.survey, { status: 409, body }));
  expect(await screen.findByRole('alert')).toHaveTextContent(surveyMessages.notDelivered);
  expect(screen.getByLabelText('Order number')).toHaveValue('#10215');
});
