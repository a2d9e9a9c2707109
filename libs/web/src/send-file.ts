import type { Call, ReplyOf } from '@overland/contracts';
import { errorOfReply, unreachable } from './api-error';
import { addressOf } from './api-request';
import { useSession } from './session-store';
import { newTraceparent } from './trace-parent';

export interface SendFileOptions {
  /** The content type that the link was signed for. */
  type: string;
  signal: AbortSignal;
  onProgress: (part: number) => void;
  whenUnreachable?: string;
}

/**
 * Sends a file to a signed link.
 * @throws ApiError; the DOM's AbortError when `signal` was aborted.
 */
export async function sendFile(url: string, file: Blob, options: SendFileOptions): Promise<void> {
  await send({ method: 'PUT', url, headers: {} }, file, options);
}

/** The same for a call of the contract table whose body is the file. */
export async function apiUpload<E extends Call>(
  { method, path }: E,
  file: Blob,
  options: SendFileOptions,
): Promise<ReplyOf<E>> {
  const { token } = useSession.getState();
  const headers = { traceparent: newTraceparent(), ...(token && { Authorization: `JWT ${token}` }) };
  return (await send({ method, url: addressOf(path, {}), headers }, file, options)) as ReplyOf<E>;
}

interface Target {
  method: string;
  url: string;
  headers: Record<string, string>;
}

/** By XMLHttpRequest, because fetch does not tell how much has been sent. */
function send({ method, url, headers }: Target, file: Blob, options: SendFileOptions): Promise<unknown> {
  const { type, signal, onProgress, whenUnreachable } = options;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(parsed(responseText));
      else reject(errorOfReply(status, parsed(responseText), whenUnreachable));
    };
    request.onerror = () => reject(unreachable(whenUnreachable));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open(method, url);
    request.setRequestHeader('Content-Type', type);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
