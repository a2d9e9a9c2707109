import { publicPaymentText } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { Note, Section } from '@overland/ui';
import { Fold } from '@overland/ui/overlays';
import { siteConfig } from '@overland/web';

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

/** What people ask before they book. */
export function Questions() {
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
