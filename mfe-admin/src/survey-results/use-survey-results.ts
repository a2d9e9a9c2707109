import { type SurveyResponse } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { api, apiKey, useApiPages, useApiQuery, useSeenPortal } from '@overland/web';

export interface SurveySearch {
  /** The number of an order, ''. */
  order: string;
  /** One portal of all, for MCAdmin; ''. */
  company: string;
}

/** The portal that an MCAdmin looks at, by View As or by the filter; null for all, and for everyone else. */
export function useChosenPortal(company: string): { portalId: string | null; canChoose: boolean } {
  const { viewedAs, seesAll } = useSeenPortal();
  return { portalId: viewedAs ?? (seesAll && company !== '' ? company : null), canChoose: seesAll };
}

export function useSurveyResults({ order }: SurveySearch, portalId: string | null) {
  const one = useApiQuery(
    calls.surveys.ofOrder,
    { params: { uniqueId: order }, query: portalId === null ? {} : { portalId } },
    { enabled: order !== '', whenUnreachable: 'There was an error getting survey order result' },
  );
  const ofPortal = useApiQuery(
    calls.surveys.ofPortal,
    { params: { portalId: portalId ?? '' } },
    {
      enabled: order === '' && portalId !== null,
      whenUnreachable: 'There was an error getting survey portal results',
    },
  );
  const all = useApiQuery(
    calls.surveys.list,
    {},
    {
      enabled: order === '' && portalId === null,
      whenUnreachable: 'There was an error getting surveyResults',
    },
  );
  if (order !== '') return one;
  return portalId === null ? all : ofPortal;
}

export const useQuestionResults = (questionId: string, portalId: string | null) =>
  useApiQuery(
    calls.surveys.get,
    { params: { questionId }, query: portalId === null ? {} : { portalId } },
    'There was an error getting surveyResults',
  );

export function useMoreResponses(questionId: string, from: string, portalId: string | null) {
  return useApiPages<SurveyResponse, unknown>({
    queryKey: apiKey(portalId, calls.surveys.get, { questionId, from }),
    load: async (cursor, signal) => {
      const query = { cursor: cursor ?? from, ...(portalId !== null && { portalId }) };
      const { responses, next } = await api(
        calls.surveys.get,
        { params: { questionId }, query },
        { signal, whenUnreachable: 'There was an error getting surveyResults' },
      );
      return { rows: responses, total: null, next };
    },
  });
}
