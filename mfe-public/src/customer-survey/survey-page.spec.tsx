import { type CustomerSurvey, surveyMessages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SurveyPage } from './survey-page';
import { aCustomerSurvey } from './testing';

const aServer = (overrides: Partial<CustomerSurvey> = {}) =>
  new FakeServer()
    .answer(calls.customerSurveys.open, { body: aCustomerSurvey(overrides) })
    .answer(calls.customerSurveys.submit, { body: { message: surveyMessages.sent } });
const open = (server = aServer()) =>
  openPage(<SurveyPage />, { server, path: '/customer-survey/:id', at: '/customer-survey/a-token' });
const question = (name: string) => within(screen.getByRole('radiogroup', { name }));
const [communication, driver, recommend] = [
  'Our communication with you',
  'Your driver',
  'Would you recommend us?',
] as const;
/** The docked one is for phones; both send. */
const send = async (user: UserEvent) => {
  const [button] = screen.getAllByRole('button', { name: 'Send My Answers' });
  if (button) await user.click(button);
};

async function answerAll(user: UserEvent) {
  await user.click(question(communication).getByRole('radio', { name: '4, Good' }));
  await user.click(question(driver).getByRole('radio', { name: '5, Excellent Experience' }));
  await user.click(question(recommend).getByRole('radio', { name: /^5, You guys were awesome!/ }));
}

describe('the survey of a customer', () => {
  it('says which order it is about, and what each rating means', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Grace, how did we do with your Volvo?' }),
    ).toBeVisible();
    expect(screen.getByText('Order #10215, Portland to Sacramento, Nov 19')).toBeVisible();
    for (const name of ['1, Poor', '2, Below Average', '3, Average', '4, Good', '5, Excellent Experience']) {
      expect(question(driver).getByRole('radio', { name })).toBeInTheDocument();
    }
    expect(
      question(recommend).getByRole('radio', { name: '1, I would not recommend your company.' }),
    ).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('does without name, places and vehicle where they are not known', async () => {
    open(aServer({ firstName: '', vehicle: '', pickupCity: '', deliveryCity: '', deliveredOn: null }));
    expect(await screen.findByRole('heading', { name: 'How did we do with your transport?' })).toBeVisible();
    expect(screen.getByText('Order #10215')).toBeVisible();
  });

  it('sends the answers, thanks by name and repeats the ratings', async () => {
    const { user, server } = open();
    await screen.findByRole('radiogroup', { name: driver });
    await answerAll(user);
    expect(screen.getByText('4, Good', { selector: 'p' })).toBeVisible();
    const [first] = screen.getAllByLabelText('Tell us more (optional)');
    if (first) await user.type(first, 'One call came late.');
    await user.type(screen.getByLabelText('Anything else we should know? (optional)'), 'Thanks');
    await send(user);
    const thanks = await screen.findByRole('heading', { level: 1, name: 'Thank you, Grace.' });
    expect(thanks).toHaveFocus();
    expect(screen.getByText('Your answers are now with Overland.')).toBeVisible();
    expect(screen.getByText('4 of 5')).toBeVisible();
    expect(screen.getAllByText('5 of 5')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '(555) 010-0177' })).toBeVisible();
    expect(server.callsOf(calls.customerSurveys.submit)).toMatchObject([
      {
        body: {
          id: 'a-token',
          communications: 4,
          communicationsDetail: 'One call came late.',
          driver: 5,
          driverDetail: '',
          recommend: 5,
          recommendDetail: '',
          additionalFeedback: 'Thanks',
        },
      },
    ]);
  });

  it('is answered by keyboard alone', async () => {
    const { user, server } = open();
    await screen.findByRole('radiogroup', { name: driver });
    for (const name of [communication, driver, recommend]) {
      await user.tab();
      expect(question(name).getAllByRole('radio')).toContain(document.activeElement);
      await user.keyboard(' ');
      await user.tab();
    }
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Thank you, Grace.' });
    expect(server.callsOf(calls.customerSurveys.submit)[0]?.body).toMatchObject({
      communications: 1,
      driver: 1,
      recommend: 1,
    });
  });

  it('says which ratings are missing and sends nothing', async () => {
    const { user, server } = open();
    await screen.findByRole('radiogroup', { name: driver });
    await user.click(question(communication).getByRole('radio', { name: '4, Good' }));
    await send(user);
    expect(await screen.findAllByText('Please choose a rating.')).toHaveLength(2);
    expect(server.callsOf(calls.customerSurveys.submit)).toEqual([]);
  });

  it('keeps what was entered when sending fails', async () => {
    const server = aServer();
    const { user } = open(server);
    await screen.findByRole('radiogroup', { name: driver });
    await answerAll(user);
    await user.type(screen.getByLabelText('What would you tell a friend? (optional)'), 'Call them.');
    server.isReachable = false;
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('There was an error submitting this survey.');
    expect(question(communication).getByRole('radio', { name: '4, Good' })).toBeChecked();
    expect(screen.getByLabelText('What would you tell a friend? (optional)')).toHaveValue('Call them.');
    server.isReachable = true;
    await send(user);
    expect(await screen.findByRole('heading', { name: 'Thank you, Grace.' })).toBeVisible();
  });

  it('has ratings and words again after a reload', async () => {
    const first = open();
    await screen.findByRole('radiogroup', { name: driver });
    await answerAll(first.user);
    await first.user.type(screen.getByLabelText('What would you tell a friend? (optional)'), 'Call them.');
    first.unmount();

    open();
    await screen.findByRole('radiogroup', { name: driver });
    expect(question(communication).getByRole('radio', { name: '4, Good' })).toBeChecked();
    expect(question(driver).getByRole('radio', { name: '5, Excellent Experience' })).toBeChecked();
    expect(question(recommend).getByRole('radio', { name: /^5, You guys were awesome!/ })).toBeChecked();
    expect(screen.getByLabelText('What would you tell a friend? (optional)')).toHaveValue('Call them.');
  });

  it('says kindly that it was answered meanwhile', async () => {
    const body = { code: 'conflict', message: surveyMessages.answered };
    const { user } = open(aServer().answer(calls.customerSurveys.submit, { status: 409, body }));
    await screen.findByRole('radiogroup', { name: driver });
    await answerAll(user);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('You have answered already. Thank you!');
  });

  it('shows no form for one that is answered', async () => {
    open(aServer({ isAnswered: true }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Grace.' })).toBeVisible();
    expect(screen.getByText('You have told us how it went with order #10215 already.')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('says that the order is not delivered yet', async () => {
    const body = { code: 'conflict', message: surveyMessages.notDelivered };
    open(new FakeServer().answer(calls.customerSurveys.open, { status: 409, body }));
    expect(await screen.findByText(surveyMessages.notDelivered)).toBeVisible();
  });

  it('says the same of every link that does not work, and how to answer without it', async () => {
    const body = { code: 'linkExpired', message: 'This link is no longer valid.' };
    open(new FakeServer().answer(calls.customerSurveys.open, { status: 400, body }));
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find your survey' })).toHaveAttribute(
      'href',
      '/customer-survey',
    );
  });

  it('can be tried again when the server cannot be reached', async () => {
    const server = aServer();
    server.isReachable = false;
    const { user } = open(server);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
    server.isReachable = true;
    await user.click(again);
    expect(await screen.findByRole('radiogroup', { name: driver })).toBeVisible();
  }, 20_000);
});
