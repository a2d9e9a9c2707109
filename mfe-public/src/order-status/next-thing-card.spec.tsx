import type { CustomerOrder } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { nextThing } from './next-thing';
import { NextDocked, NextThingCard } from './next-thing-card';
import { aCustomerOrder } from './testing';

const accepted = { termsAcceptedAt: '2026-11-19T15:00:00.000Z', mayAccept: false };
const survey = { token: 'how', isAnswered: false };
const delivered = { status: 'Delivered', survey } as const;

describe('what the customer does next', () => {
  it.each<[string, Partial<CustomerOrder>, ReturnType<typeof nextThing>]>([
    ['accepts the terms before paying', { status: 'New' }, 'acceptTerms'],
    ['pays what is held for it', { ...accepted, status: 'Pending', isHeld: true }, 'pay'],
    ['pays what is due before the pickup', { ...accepted, status: 'New' }, 'pay'],
    ['pays what is due after the delivery, before anything is asked', { ...accepted, ...delivered }, 'pay'],
    ['tells how it went', { ...accepted, ...delivered, paid: true }, 'answerSurvey'],
    [
      'tells how it went, also where the terms were never accepted',
      { ...delivered, paid: true },
      'answerSurvey',
    ],
    ['has nothing to do', { ...accepted, paid: true }, null],
    ['has nothing to pay where the company is billed', { ...accepted, paymentType: 'Billing' }, null],
    ['has nothing to do with what is canceled', { status: 'Canceled' }, null],
    [
      'has nothing to do once all is told',
      { ...accepted, status: 'Delivered', paid: true, survey: { token: 'how', isAnswered: true } },
      null,
    ],
  ])('%s', (_what, overrides, next) => {
    expect(nextThing(aCustomerOrder(overrides))).toBe(next);
  });
});

describe('the card of it', () => {
  const open = (overrides: Partial<CustomerOrder>) => {
    const order = aCustomerOrder(overrides);
    return openPage(
      <>
        <NextThingCard order={order} />
        <NextDocked order={order} />
      </>,
      { server: new FakeServer() },
    );
  };
  const card = (name: string) => within(screen.getByRole('region', { name }));
  /** Shown on phones alone. */
  const docked = () =>
    [...document.querySelectorAll('[data-docked] a')].map((link) => link.getAttribute('href'));
  const termsPath = `/terms/${aCustomerOrder().orderId}/10231`;

  it('leads to the terms by the link of the email, which accepts them', () => {
    open({ mayAccept: true });
    const link = card('Accept the terms of your order').getByRole('link', {
      name: 'Read and accept the terms',
    });
    expect(link).toHaveAttribute('href', `${termsPath}/a-token`);
    expect(docked()).toEqual([`${termsPath}/a-token`, 'tel:5550100177']);
  });

  it('says where they are accepted if the order was found by number and email', () => {
    open({ mayAccept: false });
    const next = card('Accept the terms of your order');
    expect(next.getByText(/You accept them by the link in your email/)).toBeVisible();
    expect(next.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', termsPath);
  });

  it('leads to accepting again where the order has changed since', () => {
    const at = '2026-11-18T18:00:00.000Z';
    open({ before: { at, version: 1, versionNow: 1, changes: [] } });
    expect(card('Accept the terms again').getByRole('link')).toHaveAttribute('href', `${termsPath}/a-token`);
  });

  it('says what is paid, when, to whom and how, and calls for it', () => {
    open({ ...accepted, status: 'Pending', isHeld: true, isCustomerPortal: true });
    const next = card('Pay by phone');
    expect(next.getByText(/^You pay \$1,247 to .+ before the pickup\. We assign a driver/)).toBeVisible();
    expect(next.getByText(/and name order #10231\.$/)).toBeVisible();
    expect(next.getByRole('link', { name: 'Call to pay $1,247' })).toHaveAttribute('href', 'tel:5550100177');
    expect(docked()).toEqual(['tel:5550100177']);
  });

  it('asks how it went', () => {
    open({ ...accepted, ...delivered, paid: true });
    expect(card('How did we do?').getByRole('link', { name: 'Tell us how it went' })).toHaveAttribute(
      'href',
      '/customer-survey/how',
    );
    expect(docked()).toEqual(['/customer-survey/how', 'tel:5550100177']);
  });

  it('is not there where nothing is left to do; the call stays in reach', () => {
    open({ ...accepted, paid: true });
    expect(document.querySelector('[data-next]')).toBeNull();
    expect(docked()).toEqual(['tel:5550100177']);
  });
});
