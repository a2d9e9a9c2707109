import {
  ClaimUpload,
  maxClaimFiles,
  type UploadRequest,
  type UploadType,
  uploadTypes,
} from '@overland/contracts';
import { t } from '@overland/i18n';
import { messageOf } from '@overland/ui';
import { ApiError, sendFile } from '@overland/web';
import { useEffect, useRef, useState } from 'react';

export const claimFileTypes = Object.entries(uploadTypes).flat(2).join(',');

type Upload = Omit<UploadRequest, 'orderId'>;

/** Asks for a link to upload a file to. */
export type SignFile = (file: Upload) => Promise<{ signedUrl: string; key: string }>;

export interface ClaimFile {
  id: string;
  name: string;
  /** From 0 to 1. */
  sent: number;
  problem: string | null;
  /** Null until it has arrived. */
  key: string | null;
}

/** Uploads the files of a report one after the other. */
export function useClaimFiles(sign: SignFile) {
  const [files, setFiles] = useState<readonly ClaimFile[]>([]);
  const queue = useRef(Promise.resolve());
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);
  const change = (id: string, part: Partial<ClaimFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const upload = async (id: string, file: File) => {
    const parsed = ClaimUpload.safeParse({ fileName: file.name, fileType: typeOf(file), size: file.size });
    if (!parsed.success) return change(id, { problem: parsed.error.issues[0]?.message ?? '' });
    const whenUnreachable = t('There was an error uploading this file');
    try {
      const { signedUrl, key } = await sign(parsed.data);
      await sendFile(signedUrl, file, {
        type: parsed.data.fileType,
        signal: stop.signal,
        onProgress: (sent) => change(id, { sent }),
        whenUnreachable,
      });
      change(id, { sent: 1, key });
    } catch (error) {
      if (!stop.signal.aborted) change(id, { problem: messageOf(error) });
    }
  };
  return {
    files,
    isFull: files.length >= maxClaimFiles,
    add: (chosen: readonly File[]) => {
      const added = chosen
        .slice(0, maxClaimFiles - files.length)
        .map((file) => ({ file, id: crypto.randomUUID() }));
      setFiles((all) => [
        ...all,
        ...added.map(({ file, id }) => ({ id, name: file.name, sent: 0, problem: null, key: null })),
      ]);
      for (const { file, id } of added) queue.current = queue.current.then(() => upload(id, file));
    },
    remove: (id: string) => setFiles((all) => all.filter((one) => one.id !== id)),
    /** @throws ApiError while one is on its way, or could not be uploaded. */
    keys: (): string[] =>
      files.map(({ key, problem }) => {
        if (key !== null) return key;
        const text =
          problem === null
            ? t('Please wait until the files have arrived.')
            : t('Please remove the files that could not be uploaded.');
        throw new ApiError({ status: 0, code: 'invalid', message: text });
      }),
  };
}

/** Some browsers do not know HEIC, so the ending of the name counts then. */
function typeOf({ name, type }: File): string {
  if (type !== '') return type === 'image/heif' ? 'image/heic' : type;
  const endings = Object.entries(uploadTypes) as [UploadType, readonly string[]][];
  return endings.find(([, list]) => list.some((ending) => name.toLowerCase().endsWith(ending)))?.[0] ?? '';
}
