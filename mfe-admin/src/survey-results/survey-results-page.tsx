import type { SurveyResults } from '@overland/contracts';
import {
  Button,
  EmptyState,
  formatCountOf,
  Note,
  PageFrame,
  QueryState,
  SkeletonCard,
  Stack,
} from '@overland/ui';
import { ApiError, Link, useSearchParams } from '@overland/web';
import { useState } from 'react';
import { QuestionSection } from './question-section';
import { ResponseList } from './response-list';
import { useSurveyDays } from './survey-period';
import { SurveySearchBar } from './survey-search-bar';
import { type Answers, type SurveySearch, useChosenPortal, useSurveyResults } from './use-survey-results';

export function SurveyResultsPage() {
  const [parameters, setParameters] = useSearchParams();
  const search = searchIn(parameters);
  const { portalId, canChoose } = useChosenPortal(search.company);
  const answers = { portalId, days: useSurveyDays() };
  const results = useSurveyResults(search, answers);
  const [isOpen, setOpen] = useState(false);
  const isUnknown = results.error instanceof ApiError && results.error.code === 'notFound';
  const onSearch = (wanted: SurveySearch) => setParameters((before) => withSearch(before, wanted));
  return (
    <PageFrame
      title="Survey Results"
      {...(results.data && { subtitle: formatCountOf(results.data.surveys, 'survey') })}
      actions={
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide Open Ended Responses' : 'Show Open Ended Responses'}
        </Button>
      }
    >
      <SurveySearchBar search={search} canChoose={canChoose} onSearch={onSearch} />
      <QueryState
        query={results}
        skeleton={<LoadingResults />}
        instead={(isUnknown || results.data?.surveys === 0) && <NoResults />}
      >
        {(data) => <Questions results={data} isOpen={isOpen} answers={answers} isStaff={canChoose} />}
      </QueryState>
    </PageFrame>
  );
}

const searchIn = (parameters: URLSearchParams): SurveySearch => {
  const order = parameters.get('order') ?? '';
  return { order: /^\d{1,9}$/.test(order) ? order : '', company: parameters.get('company') ?? '' };
};

/** The other parameters, such as View As, stay. */
export function withSearch(before: URLSearchParams, wanted: Partial<SurveySearch>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(wanted)) {
    if (value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}

export const LoadingResults = () => (
  <Stack>
    <Note aria-hidden>Loading survey results...</Note>
    <SkeletonCard height={300} />
    <SkeletonCard height={300} />
  </Stack>
);

const NoResults = () => (
  <EmptyState
    title="No Results"
    text="What customers answer after the delivery of their order is shown here."
  />
);

interface QuestionsProps {
  results: SurveyResults;
  isOpen: boolean;
  answers: Answers;
  /** Sees all companies. */
  isStaff: boolean;
}

function Questions({ results, isOpen, answers, isStaff }: QuestionsProps) {
  const { portalId, days } = answers;
  const same = new URLSearchParams({ ...days, ...(portalId !== null && { company: portalId }) });
  return (
    <Stack>
      {results.questions.map((question) => (
        <QuestionSection key={question.id} question={question}>
          {isOpen && (
            <ResponseList question={question} answers={answers} showsCompany={isStaff && portalId === null} />
          )}
          {!isOpen && !question.isScale && (
            <Note>Answered in words only: show the open ended responses to read them.</Note>
          )}
          {isStaff && (
            <Note as="div">
              <Link to={`/survey/${question.id}?${same}`} aria-label={`This question only: ${question.text}`}>
                This question only
              </Link>
            </Note>
          )}
        </QuestionSection>
      ))}
    </Stack>
  );
}
