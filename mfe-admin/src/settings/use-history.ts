import { calls } from '@overland/contracts/calls';
import { api, apiKey, useApiPages } from '@overland/web';

/** The pages of the trail, newest first. */
export function useHistory() {
  return useApiPages({
    queryKey: apiKey(null, calls.settings.history, {}),
    load: (cursor, signal) =>
      api(
        calls.settings.history,
        { query: cursor === null ? {} : { cursor } },
        { signal, whenUnreachable: 'There was an error getting settings' },
      ),
  });
}
