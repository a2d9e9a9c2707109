import { logoProblem } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { messageOf } from '@overland/ui';
import { apiUpload } from '@overland/web';
import { useEffect, useRef, useState } from 'react';

type Upload = { fileName: string; sent: number; problem: null } | { fileName: string; problem: string };

/** Uploads one logo at a time. Leaving the page, or another file, stops the one before. */
export function useLogoUpload(onUploaded: (companyLogo: string) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (file: File) => {
    stop.current?.abort();
    const { name: fileName, type } = file;
    const problem = logoProblem(file);
    if (problem !== null) return setUpload({ fileName, problem });
    const begun = new AbortController();
    stop.current = begun;
    const { signal } = begun;
    const onProgress = (sent: number) => setUpload({ fileName, sent, problem: null });
    onProgress(0);
    try {
      const options = { type, signal, onProgress, whenUnreachable: 'There was an error uploading this file' };
      const { companyLogo } = await apiUpload(calls.portalLogos.upload, file, options);
      setUpload(null);
      onUploaded(companyLogo);
    } catch (error) {
      if (!signal.aborted) setUpload({ fileName, problem: messageOf(error) });
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setUpload(null);
  };
  return { upload, start, cancel };
}
