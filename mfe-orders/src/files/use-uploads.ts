import { type UploadRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { messageOf } from '@overland/ui';
import { api, sendFile, useApiMutation } from '@overland/web';
import { useEffect, useRef, useState } from 'react';
import { checkFile } from './check-file';

export interface Upload {
  id: string;
  file: File;
  sent: number;
  /** Why it stopped; null while it goes on. */
  problem: string | null;
  /** Null for a file that cannot be uploaded at all: trying again would not help. */
  request: UploadRequest | null;
}

export interface Uploads {
  uploads: readonly Upload[];
  start: (files: readonly File[]) => void;
  retry: (upload: Upload) => void;
  /** Stops it, or takes a failed one off the list. */
  cancel: (upload: Upload) => void;
}

const whenUnreachable = 'There was an error uploading this file';

/** Uploads files of an order one after the other. Leaving the page stops them. */
export function useUploads(orderId: string): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useStops();
  const queue = useRef(Promise.resolve());
  const upload = useUpload(orderId);
  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const forget = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  const run = async ({ id, file }: Upload, request: UploadRequest, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      await upload(file, { request, signal, onProgress: (sent) => change(id, { sent }) });
      forget(id);
    } catch (error) {
      if (!signal.aborted) change(id, { problem: messageOf(error) });
    }
  };
  const enqueue = (one: Upload) => {
    const { request } = one;
    if (request === null) return;
    const stop = new AbortController();
    stops.set(one.id, stop);
    queue.current = queue.current.then(() => run(one, request, stop.signal));
  };
  return {
    uploads,
    start: (files) => {
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        file,
        sent: 0,
        ...checkFile(orderId, file),
      }));
      setUploads((all) => [...all, ...added]);
      for (const one of added) enqueue(one);
    },
    retry: (one) => {
      change(one.id, { sent: 0, problem: null });
      enqueue(one);
    },
    cancel: ({ id }) => {
      stops.get(id)?.abort();
      forget(id);
    },
  };
}

/** Aborts every upload when the page is left. */
function useStops(): Map<string, AbortController> {
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);
  return stops.current;
}

interface UploadOptions {
  request: UploadRequest;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/** Asks for a signed link, sends the file there, and adds it to the order. */
function useUpload(orderId: string) {
  const { mutateAsync: add } = useApiMutation(calls.orderFiles.add, {
    refreshes: [calls.orders.get, calls.orders.activities],
    whenUnreachable,
  });
  return async (file: File, { request, signal, onProgress }: UploadOptions): Promise<void> => {
    const { signedUrl, key } = await api(
      calls.orderFiles.signUpload,
      { body: request },
      { signal, whenUnreachable },
    );
    await sendFile(signedUrl, file, { type: request.fileType, signal, onProgress, whenUnreachable });
    onProgress(1);
    signal.throwIfAborted();
    await add({ params: { orderId }, body: { keys: [key] } });
  };
}
