import { t } from '@overland/i18n';
import { Section, styled } from '@overland/ui';

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
export function WhatHappensNext() {
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
