import { errorOfReply, unreachable } from './api-error';

export interface SendFileOptions {
  /** The content type that the link was signed for. */
  type: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  /** The message when the server does not answer. */
  whenUnreachable?: string;
}

/**
 * Sends a file to a signed link. By XMLHttpRequest, because fetch does not tell how much has been sent.
 * @throws ApiError; the DOM's AbortError when `signal` was aborted.
 */
export function sendFile(url: string, file: Blob, options: SendFileOptions): Promise<void> {
  const { type, signal, onProgress, whenUnreachable } = options;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve();
      else reject(errorOfReply(status, parsed(responseText), whenUnreachable));
    };
    request.onerror = () => reject(unreachable(whenUnreachable));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', type);
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
