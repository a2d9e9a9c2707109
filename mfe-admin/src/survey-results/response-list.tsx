import type { SurveyQuestionResults, SurveyResponse } from '@overland/contracts';
import { Button, ErrorNotice, formatInstantDay, messageOf, Note, PlainList, styled } from '@overland/ui';
import { Link } from '@overland/web';
import { useState } from 'react';
import { type Answers, useMoreResponses } from './use-survey-results';

const List = styled(PlainList)({
  margin: '16px 0 0',
  '& li': { padding: '12px 0', borderTop: '1px solid var(--line)' },
});
const Words = styled('p')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

interface ResponsesProps {
  question: SurveyQuestionResults;
  answers: Answers;
  showsCompany: boolean;
}

export function ResponseList({ question, answers, showsCompany }: ResponsesProps) {
  const { id, text, responses, next } = question;
  const [isMore, setMore] = useState(false);
  if (responses.length === 0) return <Note>Nobody has written an answer to this question.</Note>;
  return (
    <>
      <List aria-label={`Responses: ${text}`}>
        {responses.map((response) => (
          <Response key={response.orderId} response={response} showsCompany={showsCompany} />
        ))}
        {isMore && next !== null && (
          <MoreResponses questionId={id} from={next} answers={answers} showsCompany={showsCompany} />
        )}
      </List>
      {!isMore && next !== null && <Button onClick={() => setMore(true)}>Show more responses</Button>}
    </>
  );
}

interface MoreProps extends Omit<ResponsesProps, 'question'> {
  questionId: string;
  from: string;
}

function MoreResponses({ questionId, from, answers, showsCompany }: MoreProps) {
  const { table } = useMoreResponses(questionId, from, answers);
  const isLoading = table.isPending || table.isLoadingMore;
  return (
    <>
      {table.rows.map((response) => (
        <Response key={response.orderId} response={response} showsCompany={showsCompany} />
      ))}
      {table.error !== null && (
        <li>
          <ErrorNotice onRetry={table.onRetry}>{messageOf(table.error)}</ErrorNotice>
        </li>
      )}
      {(table.onLoadMore || isLoading) && table.error === null && (
        <li>
          <Button busy={isLoading} busyLabel="Loading…" onClick={table.onLoadMore}>
            Show more responses
          </Button>
        </li>
      )}
    </>
  );
}

function Response({ response, showsCompany }: { response: SurveyResponse; showsCompany: boolean }) {
  const { orderId, uniqueId, companyName, rating, explanation, answeredAt, customerFirstName } = response;
  return (
    <li>
      <Words>{explanation}</Words>
      <Note as="div">
        <Link to={`/order/${orderId}`}>Order #{uniqueId}</Link>
        {customerFirstName !== '' && `, ${customerFirstName}`}
        {showsCompany && `, ${companyName}`}
        {rating !== null && `, ${rating} of 5`}, {formatInstantDay(answeredAt)}
      </Note>
    </li>
  );
}
