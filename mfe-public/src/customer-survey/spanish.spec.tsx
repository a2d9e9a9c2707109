import { surveyMessages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { englishOnPage, inSpanish } from '../testing';
import { SurveyPage } from './survey-page';
import { aCustomerSurvey } from './testing';

inSpanish();

const open = (server: FakeServer) =>
  openPage(<SurveyPage />, { server, path: '/customer-survey/:id', at: '/customer-survey/a-token' });
const question = (name: string) => within(screen.getByRole('radiogroup', { name }));

describe('the survey, in Spanish', () => {
  it('asks, says what each rating means, and thanks', async () => {
    const server = new FakeServer()
      .answer(calls.customerSurveys.open, { body: aCustomerSurvey() })
      .answer(calls.customerSurveys.submit, { body: { message: surveyMessages.sent } });
    const { user } = open(server);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Grace, ¿cómo nos fue con su Volvo?' }),
    ).toBeVisible();
    expect(screen.getByText('Pedido #10215, Portland a Sacramento, 19 de nov.')).toBeVisible();
    expect(screen.getAllByLabelText('Cuéntenos más (opcional)')).toHaveLength(2);
    expect(englishOnPage()).toEqual([]);
    const [send] = screen.getAllByRole('button', { name: 'Enviar mis respuestas' });
    if (send) await user.click(send);
    expect(await screen.findAllByText('Elija una calificación.')).toHaveLength(3);
    await user.click(question('Nuestra comunicación con usted').getByRole('radio', { name: '4, Bien' }));
    await user.click(question('Su conductor').getByRole('radio', { name: '5, Experiencia excelente' }));
    await user.click(question('¿Nos recomendaría?').getByRole('radio', { name: /^5, ¡Fueron increíbles!/ }));
    if (send) await user.click(send);
    expect(await screen.findByRole('heading', { name: 'Gracias, Grace.' })).toHaveFocus();
    expect(screen.getByText('4 de 5')).toBeVisible();
    expect(englishOnPage()).toEqual([]);
  });

  it('keeps a question of the company as it was written', async () => {
    const own = { id: 'driver', text: 'Was Lone Star kind?', isScale: true, hasExplanation: false, order: 1 };
    open(
      new FakeServer().answer(calls.customerSurveys.open, { body: aCustomerSurvey({ questions: [own] }) }),
    );
    expect(await screen.findByRole('radiogroup', { name: 'Was Lone Star kind?' })).toBeVisible();
  });

  it('says that the order is not delivered yet', async () => {
    const body = { code: 'conflict', message: surveyMessages.notDelivered };
    open(new FakeServer().answer(calls.customerSurveys.open, { status: 409, body }));
    expect(await screen.findByText(/^Este pedido todavía no se entrega/)).toBeVisible();
    expect(englishOnPage()).toEqual([]);
  });
});
