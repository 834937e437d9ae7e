/** Of an uploaded file, in bytes: an action takes 1 MB. */
const MAX_CSV_BYTES = 900_000;

export const uploadFailures = ['noFile', 'tooLarge', 'tooMany', 'failed'] as const;
export type UploadFailure = (typeof uploadFailures)[number];

/** What is wrong with a file; an upload that is right leads to another page. */
export type UploadState = Readonly<{ status: 'idle' } | { status: 'error'; code: UploadFailure }>;

export type UploadAction = (state: UploadState, data: FormData) => Promise<UploadState>;

/** The file of a form with its bytes, or what is wrong with it. */
export async function readUpload(
  data: FormData,
): Promise<Readonly<{ bytes: Uint8Array; name: string } | { code: UploadFailure }>> {
  const file = data.get('file');
  if (!(file instanceof File) || file.size === 0) return { code: 'noFile' };
  if (file.size > MAX_CSV_BYTES) return { code: 'tooLarge' };
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
}

/** Before it is sent: the server would answer a larger one with an error of its own. */
export function isTooLarge(data: FormData): boolean {
  const file = data.get('file');
  return file instanceof File && file.size > MAX_CSV_BYTES;
}
