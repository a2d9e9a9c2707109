import type { CustomerOrder } from '@overland/contracts';
import { t } from '@overland/i18n';
import { LinkButton, Note, Section, Stack } from '@overland/ui';

/** After the delivery: where the customer tells how it went, and thanks once that is done (docs/product/surveys.md). */
export function SurveyCard({ order: { survey } }: { order: CustomerOrder }) {
  if (survey === null) return null;
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
