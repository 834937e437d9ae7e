import type { UploadAnswer } from '@/lib/listings/images/upload-outcome';

export type SendResult = Pick<UploadAnswer, 'code' | 'message'> | 'offline' | 'ended' | 'unavailable';

/** Uploads a file; `onProgress` receives the sent share, 0 to 1. Never rejects. */
export function sendFile(address: string, file: File, onProgress: (share: number) => void): Promise<SendResult> {
  return new Promise((resolve) => {
    // `fetch` reports no upload progress.
    const request = new XMLHttpRequest();
    request.open('PUT', `${address}?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve('offline');
    request.onabort = () => resolve('offline');
    request.ontimeout = () => resolve('offline');
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
