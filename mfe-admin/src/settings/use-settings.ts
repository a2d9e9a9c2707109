import { type GlobalSettings, messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ApiError, api, apiKey, readForForm, useQuery, useReadForForm } from '@overland/web';

export async function loadSettings(signal?: AbortSignal): Promise<GlobalSettings> {
  const { serviceLevels, holidays, defaultSheet, version, warnings } = await api(
    calls.settings.get,
    {},
    { ...(signal && { signal }), whenUnreachable: 'There was an error getting settings' },
  );
  if (!defaultSheet || version === undefined || !warnings) {
    throw new ApiError({ code: 'forbidden', status: 403, message: messages.forbidden });
  }
  return { serviceLevels, holidays, defaultSheet, version, warnings };
}

export function useSettings() {
  const query = useQuery<GlobalSettings, ApiError>({
    queryKey: apiKey(null, calls.settings.get, {}),
    queryFn: ({ signal }) => loadSettings(signal),
    ...readForForm,
  });
  return useReadForForm(query, 'settings');
}
