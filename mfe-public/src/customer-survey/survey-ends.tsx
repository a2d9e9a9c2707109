import type { CustomerSurvey, SurveySubmission } from '@overland/contracts';
import { Card, EmptyState, Facts, LinkButton, Note, Section, Stack, styled, telHref } from '@overland/ui';
import { Link, siteConfig } from '@overland/web';
import { shortNames, yourVehicle } from './survey-texts';

const Sheet = styled(Card)({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '40px 24px',
  textAlign: 'center',
  '& h1': { marginTop: 10, fontSize: 26, fontWeight: 800, lineHeight: 1.2 },
  '& h1:focus': { outline: 'none' },
});
const Onward = styled('p')({ textAlign: 'center' });

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

/** After sending: who reads it, and what was said. */
export function Thanks({ survey, answers }: ThanksProps) {
  const rated = survey.questions.filter(({ isScale }) => isScale);
  const given: Record<string, unknown> = answers;
  return (
    <Stack>
      <ThanksCard survey={survey}>
        Your answers are with the team that moved {yourVehicle(survey)}, and with the driver.
      </ThanksCard>
      <Section title="What you told us">
        <Facts
          facts={rated.map(({ id, text }) => ({
            label: shortNames[id] ?? text,
            value: `${given[id]} of 5`,
          }))}
        />
      </Section>
      <Onward>
        <Link to="/">Get a price for your next vehicle</Link>
      </Onward>
    </Stack>
  );
}

/** The link has been used. */
export const AnsweredBefore = ({ survey }: { survey: CustomerSurvey }) => (
  <Stack>
    <ThanksCard survey={survey}>
      You have told us how it went with order #{survey.uniqueId} already.
    </ThanksCard>
    <Onward>
      <Link to="/">Get a price for your next vehicle</Link>
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
        {survey.firstName === '' ? 'Thank you.' : `Thank you, ${survey.firstName}.`}
      </h1>
      <p>{children}</p>
      {phone !== '' && (
        <Note>
          Something still open? Call{' '}
          <b>
            <a href={telHref(phone)}>{phone}</a>
          </b>
          , or answer any of our emails.
        </Note>
      )}
    </Sheet>
  );
}

/** What every link that does not work says. */
export const SurveyLinkOver = () => (
  <EmptyState
    title="This link is no longer valid."
    text="You can still answer by the number of your order and your email."
    action={
      <LinkButton to="/customer-survey" variant="go">
        Find your survey
      </LinkButton>
    }
  />
);
