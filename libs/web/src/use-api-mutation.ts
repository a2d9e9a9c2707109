import type { Call, ReplyOf, RequestOf } from '@overland/contracts';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, optionsOf } from './api';
import type { ApiError } from './api-error';
import { useIntentKey } from './intent-key';

export interface ApiMutationOptions<E extends Call> {
  whenUnreachable?: string;
  /** Endpoints whose answers this call makes old; they are read again. */
  refreshes?: readonly Call[];
  onSuccess?: (reply: ReplyOf<E>, request: RequestOf<E>) => void;
  onError?: (error: ApiError, request: RequestOf<E>) => void;
}

/** Changes something by one call. An idempotent call is sent with one key per intent, so a second try is safe. */
export function useApiMutation<E extends Call>(
  endpoint: E,
  options: ApiMutationOptions<E> | string = {},
): UseMutationResult<ReplyOf<E>, ApiError, RequestOf<E>> {
  const queries = useQueryClient();
  const intent = useIntentKey();
  const { whenUnreachable, refreshes = [], onSuccess, onError } = optionsOf<ApiMutationOptions<E>>(options);
  return useMutation<ReplyOf<E>, ApiError, RequestOf<E>>({
    mutationFn: (request) =>
      api(endpoint, request, {
        ...(whenUnreachable ? { whenUnreachable } : {}),
        ...(endpoint.idempotent ? { idempotencyKey: intent.keyFor(request) } : {}),
      }),
    onSuccess: (reply, request) => {
      intent.done();
      const stale = (key: readonly unknown[]) =>
        refreshes.some((one) => key[1] === one.method && key[2] === one.path);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => stale(queryKey) });
      onSuccess?.(reply, request);
    },
    onError: (error, request) => onError?.(error, request),
  });
}
