import type { CustomerOrder } from '@overland/contracts';
import { t } from '@overland/i18n';
import { LinkButton, Note, Section, Stack } from '@overland/ui';
import { nextThing } from './next-thing';

/**
 * After the delivery: thanks once the customer has told how it went (docs/product/surveys.md), and where to tell it unless
 * that is the next thing to do.
 */
export function SurveyCard({ order }: { order: CustomerOrder }) {
  const { survey } = order;
  if (survey === null || nextThing(order) === 'answerSurvey') return null;
  return (
    <Section title={t('How did we do?')}>
      {survey.isAnswered ? (
        <Note>{t('Thank you for telling us.')}</Note>
      ) : (
        <Stack>
          <Note>{t('Three questions, about a minute.')}</Note>
          <LinkButton to={`/customer-survey/${survey.token}`} wide>
            {t('Tell us how it went')}
          </LinkButton>
        </Stack>
      )}
    </Section>
  );
}
