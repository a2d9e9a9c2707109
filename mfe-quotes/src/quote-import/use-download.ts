import { type Endpoint, messages, type RequestOf } from '@overland/contracts';
import { ApiError, apiFile, saveFile, useNotices } from '@overland/web';
import { useState } from 'react';

/** Saves the file that a call answers with; a failure is told as a notice. */
export function useDownload() {
  const notify = useNotices((state) => state.notify);
  const [isLoading, setLoading] = useState(false);
  const save = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>, name: string) => {
    setLoading(true);
    try {
      saveFile(await apiFile(endpoint, request), name);
    } catch (error) {
      notify('error', error instanceof ApiError ? error.message : messages.internal);
    } finally {
      setLoading(false);
    }
  };
  return {
    isLoading,
    save: <E extends Endpoint>(endpoint: E, request: RequestOf<E>, name: string) =>
      void save(endpoint, request, name),
  };
}
