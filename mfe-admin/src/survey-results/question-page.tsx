import { LinkButton, PageFrame, QueryState } from '@overland/ui';
import { CompanyFilter } from '@overland/ui/table';
import { useParams, useSearchParams } from '@overland/web';
import { QuestionSection } from './question-section';
import { ResponseList } from './response-list';
import { SurveyPeriod, useSurveyDays } from './survey-period';
import { LoadingResults, withSearch } from './survey-results-page';
import { useChosenPortal, useQuestionResults } from './use-survey-results';

export function QuestionPage() {
  const { id = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const { portalId, canChoose } = useChosenPortal(parameters.get('company') ?? '');
  const answers = { portalId, days: useSurveyDays() };
  const results = useQuestionResults(id, answers);
  const choose = (company: string) => setParameters((before) => withSearch(before, { company }));
  return (
    <PageFrame
      title="Survey Results"
      actions={
        <>
          <SurveyPeriod />
          {canChoose && <CompanyFilter value={portalId ?? ''} onPick={choose} />}
          <LinkButton to="/survey" size="small">
            All questions
          </LinkButton>
        </>
      }
    >
      <QueryState query={results} skeleton={<LoadingResults />}>
        {(question) => (
          <QuestionSection question={question}>
            <ResponseList question={question} answers={answers} showsCompany={portalId === null} />
          </QuestionSection>
        )}
      </QueryState>
    </PageFrame>
  );
}
