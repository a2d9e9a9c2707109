import type { CustomerSurvey, SurveySubmission } from '@overland/contracts';
import { t } from '@overland/i18n';
import {
  Card,
  EmptyState,
  Facts,
  LinkButton,
  Note,
  Section,
  Stack,
  styled,
  TextWith,
  telHref,
} from '@overland/ui';
import { Link, siteConfig } from '@overland/web';
import { shortName, thanksFor } from './survey-texts';

const Sheet = styled(Card)({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '40px 24px',
  textAlign: 'center',
  '& h1': { marginTop: 10, fontSize: 26, fontWeight: 800, lineHeight: 1.2 },
  '& h1:focus': { outline: 'none' },
});
const Onward = styled('p')({
  textAlign: 'center',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});
const PhoneNumber = styled('b')({ whiteSpace: 'nowrap' });

const Sign = () => (
  <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
    <rect x="10" y="10" width="52" height="52" rx="9" transform="rotate(45 36 36)" fill="var(--panel)" />
    <rect
      x="14.5"
      y="14.5"
      width="43"
      height="43"
      rx="6"
      transform="rotate(45 36 36)"
      fill="none"
      stroke="var(--panel-ink)"
      strokeWidth="2"
    />
    <path
      d="M25 37l8 8 15-17"
      fill="none"
      stroke="var(--panel-ink)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

interface ThanksProps {
  survey: CustomerSurvey;
  answers: SurveySubmission;
}

export function Thanks({ survey, answers }: ThanksProps) {
  const rated = survey.questions.filter(({ isScale }) => isScale);
  const given: Record<string, unknown> = answers;
  return (
    <Stack>
      <ThanksCard survey={survey}>{thanksFor(survey, siteConfig().brandName)}</ThanksCard>
      <Section title={t('What you told us')}>
        <Facts
          facts={rated.map((question) => ({
            label: shortName(question),
            value: t('{rating} of 5', { rating: `${given[question.id]}` }),
          }))}
        />
      </Section>
      <Onward>
        <Link to="/">{t('Get a price for your next vehicle')}</Link>
      </Onward>
    </Stack>
  );
}

export const AnsweredBefore = ({ survey }: { survey: CustomerSurvey }) => (
  <Stack>
    <ThanksCard survey={survey}>
      {t('You have told us how it went with order #{number} already.', { number: survey.uniqueId })}
    </ThanksCard>
    <Onward>
      <Link to="/">{t('Get a price for your next vehicle')}</Link>
    </Onward>
  </Stack>
);

function ThanksCard({ survey, children }: { survey: CustomerSurvey; children: React.ReactNode }) {
  const phone = survey.contact.phone || siteConfig().supportPhone;
  return (
    <Sheet>
      <Sign />
      {/* The form is gone, so a screen reader goes on from here. */}
      <h1 tabIndex={-1} ref={(heading) => heading?.focus({ preventScroll: true })}>
        {survey.firstName === '' ? t('Thank you.') : t('Thank you, {name}.', { name: survey.firstName })}
      </h1>
      <p>{children}</p>
      {phone !== '' && (
        <Note>
          <TextWith
            part={
              <PhoneNumber>
                <a href={telHref(phone)}>{phone}</a>
              </PhoneNumber>
            }
          >
            {(link) => t('Something still open? Call {phone}, or answer any of our emails.', { phone: link })}
          </TextWith>
        </Note>
      )}
    </Sheet>
  );
}

export const SurveyLinkOver = () => (
  <EmptyState
    title={t('This link is no longer valid.')}
    text={t('You can still answer by the number of your order and your email.')}
    action={
      <LinkButton to="/customer-survey" variant="go">
        {t('Find your survey')}
      </LinkButton>
    }
  />
);
