import { type GlobalSettings, messages, settings } from '@overland/contracts';
import { ApiError, api, apiKey, useQuery } from '@overland/web';

/** Reads the settings as the super admin gets them. */
export async function loadSettings(signal?: AbortSignal): Promise<GlobalSettings> {
  const { serviceLevels, holidays, defaultSheet, version, warnings } = await api(
    settings.get,
    {},
    { ...(signal && { signal }), whenUnreachable: 'There was an error getting settings' },
  );
  if (!defaultSheet || version === undefined || !warnings) {
    throw new ApiError({ code: 'forbidden', status: 403, message: messages.forbidden });
  }
  return { serviceLevels, holidays, defaultSheet, version, warnings };
}

/** Read again whenever the page opens, and never while the form is being filled in. */
export function useSettings() {
  return useQuery<GlobalSettings, ApiError>({
    queryKey: apiKey(null, settings.get, {}),
    queryFn: ({ signal }) => loadSettings(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
