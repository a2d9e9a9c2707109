import type { SurveyDays, SurveyResponse } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { api, apiKey, useApiPages, useApiQuery, useSeenPortal } from '@overland/web';

export interface SurveySearch {
  /** The number of an order, ''. */
  order: string;
  /** One portal of all, for MCAdmin; ''. */
  company: string;
  /** Taken away to show all. */
  from?: '';
  to?: '';
}

/** Whose answers count, of which days. */
export interface Answers {
  portalId: string | null;
  days: SurveyDays;
}

const queryOf = ({ portalId, days }: Answers) => ({ ...days, ...(portalId !== null && { portalId }) });

/** The portal that an MCAdmin looks at, by View As or by the filter; null for all, and for everyone else. */
export function useChosenPortal(company: string): { portalId: string | null; canChoose: boolean } {
  const { viewedAs, seesAll } = useSeenPortal();
  return { portalId: viewedAs ?? (seesAll && company !== '' ? company : null), canChoose: seesAll };
}

export function useSurveyResults({ order }: SurveySearch, { portalId, days }: Answers) {
  const one = useApiQuery(
    calls.surveys.ofOrder,
    { params: { uniqueId: order }, query: portalId === null ? {} : { portalId } },
    { enabled: order !== '', whenUnreachable: 'There was an error getting survey order result' },
  );
  const ofPortal = useApiQuery(
    calls.surveys.ofPortal,
    { params: { portalId: portalId ?? '' }, query: days },
    {
      enabled: order === '' && portalId !== null,
      whenUnreachable: 'There was an error getting survey portal results',
    },
  );
  const all = useApiQuery(
    calls.surveys.list,
    { query: days },
    {
      enabled: order === '' && portalId === null,
      whenUnreachable: 'There was an error getting surveyResults',
    },
  );
  if (order !== '') return one;
  return portalId === null ? all : ofPortal;
}

export const useQuestionResults = (questionId: string, answers: Answers) =>
  useApiQuery(
    calls.surveys.get,
    { params: { questionId }, query: queryOf(answers) },
    'There was an error getting surveyResults',
  );

export function useMoreResponses(questionId: string, from: string, answers: Answers) {
  return useApiPages<SurveyResponse, unknown>({
    queryKey: apiKey(answers.portalId, calls.surveys.get, { questionId, from, ...answers.days }),
    load: async (cursor, signal) => {
      const query = { ...queryOf(answers), cursor: cursor ?? from };
      const { responses, next } = await api(
        calls.surveys.get,
        { params: { questionId }, query },
        { signal, whenUnreachable: 'There was an error getting surveyResults' },
      );
      return { rows: responses, total: null, next };
    },
  });
}
