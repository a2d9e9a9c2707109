import type { Call, ReplyOf, RequestOf } from '@overland/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiKey } from './use-api-query';
import { useViewAs } from './view-as-store';

/** The cached replies of a call: `keep` shows one that another call brought, `readAgain` asks for it anew. */
export function useCached<E extends Call>(endpoint: E) {
  const queries = useQueryClient();
  const portalId = useViewAs((state) => state.portalId);
  return useMemo(() => {
    const keyOf = (request: RequestOf<E>) => apiKey(portalId, endpoint, request);
    return {
      keep: (request: RequestOf<E>, reply: ReplyOf<E>) =>
        void queries.setQueryData<unknown>(keyOf(request), reply),
      readAgain: (request: RequestOf<E>) => queries.invalidateQueries({ queryKey: keyOf(request) }),
    };
  }, [queries, portalId, endpoint]);
}
