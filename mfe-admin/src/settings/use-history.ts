import { settings } from '@overland/contracts';
import { api, apiKey, useApiPages } from '@overland/web';

/** The pages of the trail, newest first. */
export function useHistory() {
  return useApiPages({
    queryKey: apiKey(null, settings.history, {}),
    load: (cursor, signal) =>
      api(
        settings.history,
        { query: cursor === null ? {} : { cursor } },
        { signal, whenUnreachable: 'There was an error getting settings' },
      ),
  });
}
