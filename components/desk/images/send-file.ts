import type { UploadAnswer } from '@/lib/listings/images/upload-outcome';

/** What the server says of a file, or why it says nothing. */
export type SendResult = Pick<UploadAnswer, 'code' | 'message'> | 'offline' | 'ended' | 'unavailable';

/** Puts a file to an address; `onProgress` gets the share that is sent, 0 to 1. Never rejects. */
export function sendFile(address: string, file: File, onProgress: (share: number) => void): Promise<SendResult> {
  return new Promise((resolve) => {
    // fetch has no progress of what it sends.
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
