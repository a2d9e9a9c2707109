import { type CustomerSurvey, type SurveySubmission, surveyMessages } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { EmptyState, PHONE, styled } from '@overland/ui';
import { type ApiError, useApiQuery, useParams } from '@overland/web';
import { useState } from 'react';
import { LoadedPage } from '../public-page';
import { QuoteCompany } from '../public-quote/quote-company';
import { surveyQuery } from '../queries';
import { AnsweredBefore, SurveyLinkOver, Thanks } from './survey-ends';
import { SurveyForm } from './survey-form';
import { headingOf, orderLine } from './survey-texts';

const Head = styled('header')({
  display: 'grid',
  gap: 4,
  marginBottom: 16,
  '& p:first-of-type': { fontSize: 14 },
  '& h1': { fontSize: 26, fontWeight: 800, lineHeight: 1.2 },
  '& p': { color: 'var(--ink-2)' },
  [PHONE]: { '& p:last-of-type': { lineHeight: 1.5 } },
});

export function SurveyPage() {
  const { id = '' } = useParams();
  const survey = useApiQuery(...surveyQuery(id));
  const [sent, setSent] = useState<SurveySubmission | null>(null);
  const isOpen = survey.data !== undefined && !survey.data.isAnswered && sent === null;
  return (
    <LoadedPage
      width="narrow"
      title={t('Customer Survey')}
      query={survey}
      instead={survey.data === undefined && whyNot(survey.error)}
      skeleton={900}
      sign={(data) => <Top survey={data} isOpen={isOpen} />}
    >
      {(data) => {
        if (sent !== null) return <Thanks survey={data} answers={sent} />;
        if (data.isAnswered) return <AnsweredBefore survey={data} />;
        return <SurveyForm survey={data} token={id} onSent={setSent} />;
      }}
    </LoadedPage>
  );
}

function whyNot(error: ApiError | null) {
  if (error?.code === 'linkExpired') return <SurveyLinkOver />;
  return (
    error?.code === 'conflict' && (
      <EmptyState title={t('Not delivered yet')} text={translate(surveyMessages.notDelivered)} />
    )
  );
}

function Top({ survey, isOpen }: { survey: CustomerSurvey; isOpen: boolean }) {
  return (
    <>
      <QuoteCompany quote={survey} words={t('Order with')} />
      {isOpen && (
        <Head>
          <p>{orderLine(survey)}</p>
          <h1 tabIndex={-1}>{headingOf(survey)}</h1>
          <p>{t('Three questions, about a minute.')}</p>
        </Head>
      )}
    </>
  );
}
