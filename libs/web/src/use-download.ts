import type { Call, RequestOf } from '@overland/contracts';
import { useState } from 'react';
import { apiFile } from './api';
import { ApiError } from './api-error';
import { useNotices } from './notices-store';
import { saveFile } from './save-file';

/** Fetches the file that a call answers with, with the session's token, and has it saved; a failure is a notice. */
export function useDownload<E extends Call>(
  endpoint: E,
  whenUnreachable: string,
  /** Does something else about a failure; false where it is to be a notice. */
  insteadOfNotice: (error: ApiError, request: RequestOf<E>) => boolean = () => false,
) {
  const notify = useNotices((state) => state.notify);
  const [isLoading, setLoading] = useState(false);
  const fetchAndSave = async (request: RequestOf<E>, name: string) => {
    setLoading(true);
    try {
      saveFile(await apiFile(endpoint, request, whenUnreachable), name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!insteadOfNotice(error, request)) notify('error', error.message);
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, download: (request: RequestOf<E>, name: string) => void fetchAndSave(request, name) };
}
