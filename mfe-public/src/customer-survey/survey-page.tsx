import { type CustomerSurvey, type SurveySubmission, surveyMessages } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { EmptyState, PageFrame, PHONE, QueryState, SkeletonCard, styled } from '@overland/ui';
import { ApiError, useApiQuery, useParams } from '@overland/web';
import { useState } from 'react';
import { Column } from '../column';
import { QuoteCompany } from '../public-quote/quote-company';
import { AnsweredBefore, SurveyLinkOver, Thanks } from './survey-ends';
import { SurveyForm } from './survey-form';
import { surveyQuery } from './survey-query';
import { headingOf, orderLine } from './survey-texts';

const Narrow = styled('div')({ maxWidth: 560, margin: '0 auto' });
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
    <Column>
      <Narrow>
        <PageFrame
          title={t('Customer Survey')}
          {...(survey.data && { sign: <Top survey={survey.data} isOpen={isOpen} /> })}
        >
          <Content query={survey} sent={sent} token={id} onSent={setSent} />
        </PageFrame>
      </Narrow>
    </Column>
  );
}

interface ContentProps {
  query: ReturnType<typeof useApiQuery<ReturnType<typeof surveyQuery>[0]>>;
  sent: SurveySubmission | null;
  token: string;
  onSent: (answers: SurveySubmission) => void;
}

function Content({ query, sent, token, onSent }: ContentProps) {
  const code = query.data === undefined && query.error instanceof ApiError ? query.error.code : null;
  if (code === 'linkExpired') return <SurveyLinkOver />;
  if (code === 'conflict') {
    return <EmptyState title={t('Not delivered yet')} text={translate(surveyMessages.notDelivered)} />;
  }
  return (
    <QueryState query={query} skeleton={<SkeletonCard height={900} />}>
      {(survey) => {
        if (sent !== null) return <Thanks survey={survey} answers={sent} />;
        if (survey.isAnswered) return <AnsweredBefore survey={survey} />;
        return <SurveyForm survey={survey} token={token} onSent={onSent} />;
      }}
    </QueryState>
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
