import type { UploadAnswer } from '@/lib/listings/images/upload-outcome';

export type SendResult = Pick<UploadAnswer, 'code' | 'message'> | 'offline' | 'ended' | 'unavailable';

/** A dead line reports no error: without progress for this long, the upload is cancelled. */
const STALLED_MS = 30_000;
/** The server makes the sizes of one image at a time. */
const STORING_MS = 180_000;

/** Uploads a file; `onProgress` receives the sent share, 0 to 1. Never rejects. */
export function sendFile(
  address: string,
  file: File,
  selection: readonly string[],
  onProgress: (share: number) => void,
): Promise<SendResult> {
  return new Promise((resolve) => {
    // `fetch` reports no upload progress.
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ name: file.name, selection: selection.join('.') });
    let limit = setTimeout(() => request.abort(), STALLED_MS);
    const settle = (result: SendResult) => {
      clearTimeout(limit);
      resolve(result);
    };
    request.open('PUT', `${address}?${query.toString()}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(limit);
      limit = setTimeout(() => request.abort(), loaded < total ? STALLED_MS : STORING_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => settle(answerOf(request));
    request.onerror = () => settle('offline');
    request.onabort = () => settle('offline');
    request.ontimeout = () => settle('offline');
    request.send(file);
  });
}

function answerOf({ responseText, status }: XMLHttpRequest): SendResult {
  const answer = parsed(responseText);
  if (answer) return answer;
  return status === 401 || status === 404 ? 'ended' : 'unavailable';
}

function parsed(text: string): Pick<UploadAnswer, 'code' | 'message'> | null {
  try {
    const value = JSON.parse(text) as Partial<UploadAnswer>;
    return value.code && value.message ? { code: value.code, message: value.message } : null;
  } catch {
    return null;
  }
}
