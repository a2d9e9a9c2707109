import { publicPaymentText } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { Note, Section, styled } from '@overland/ui';
import { Fold } from '@overland/ui/overlays';
import { siteConfig } from '@overland/web';

const Column = styled('div')({ display: 'grid', gap: 20, marginTop: 32 });

export function AboutShipping() {
  return (
    <Column>
      <WhatHappensNext />
      <Questions />
      <Trust />
    </Column>
  );
}

function Trust() {
  const { licenses, insurance } = siteConfig();
  const lines = [licenses, insurance].filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <Section title={t('Licensed and insured')}>
      {lines.map((line) => (
        <Note key={line}>{line}</Note>
      ))}
    </Section>
  );
}

const Steps = styled('ol')({
  margin: 0,
  paddingLeft: 22,
  display: 'grid',
  gap: 10,
  lineHeight: 1.5,
  '& strong': { display: 'block' },
});

const steps = [
  ['You book', 'You choose the first day of pickup and tell us who hands over the car and who receives it.'],
  ['We find the carrier', 'You hear by email as soon as a driver is assigned. Payment comes before that.'],
  [
    'Your car travels',
    'You follow it without an account: when it is expected, and where it is as soon as the driver shares that.',
  ],
  ['Your car arrives', 'You look it over with the driver and sign. We ask you how it went.'],
] as const;

/** The way from a price to the delivered car (docs/product/orders.md). */
function WhatHappensNext() {
  return (
    <Section title={t('What happens next')}>
      <Steps>
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong>{t(title)}</strong>
            {t(text)}
          </li>
        ))}
      </Steps>
    </Section>
  );
}

/** Answers as docs/product has them. */
const questions = [
  {
    title: 'Can the price change after I book?',
    answer:
      'Only when you change the order. The price you book is kept, with taxes and fees. A quote says until when it is valid.',
  },
  {
    title: 'When do I pay?',
    // With whom they pay.
    answer: null,
  },
  {
    title: 'When is my car picked up?',
    answer:
      'You choose the first day, at least two full business days from now, and how soon after it: within 1, 3, 5 or 7 business days. Sooner costs more.',
  },
  {
    title: 'Open or enclosed?',
    answer:
      'Most cars travel on an open carrier. An enclosed one keeps off weather and stones and costs more. You see both prices.',
  },
  {
    title: 'My car does not run. Can you move it?',
    answer:
      'Yes. Say so when you ask for the price: it then includes what the carrier needs to load the car.',
  },
] as const;

function Questions() {
  const { brandName } = siteConfig();
  return (
    <Section title={t('Questions people ask')}>
      {questions.map(({ title, answer }) => (
        <Fold key={title} title={t(title)} level={3}>
          <Note>{answer === null ? publicPaymentText(brandName) : t(answer)}</Note>
        </Fold>
      ))}
    </Section>
  );
}
