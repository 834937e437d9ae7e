/** Names in the dialogue of files; the content decides. */
export const TABLES = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CARDS = '.vcf,.vcard,text/vcard,text/x-vcard';

/** In bytes; a server action accepts at most 1 MB. */
const MAX_CSV_BYTES = 900_000;

export const fileFailures = ['broken', 'oldWorkbook', 'openDocument', 'vcard', 'webPage', 'otherFile'] as const;

export const uploadFailures = ['noFile', 'tooLarge', 'tooMany', 'failed', ...fileFailures] as const;
export type UploadFailure = (typeof uploadFailures)[number];

export type UploadState = Readonly<{ status: 'idle' } | { status: 'error'; code: UploadFailure }>;

export type UploadAction = (state: UploadState, data: FormData) => Promise<UploadState>;

export async function readUpload(
  data: FormData,
): Promise<Readonly<{ bytes: Uint8Array; name: string } | { code: UploadFailure }>> {
  const file = data.get('file');
  if (!(file instanceof File) || file.size === 0) return { code: 'noFile' };
  if (file.size > MAX_CSV_BYTES) return { code: 'tooLarge' };
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
}

/** The server rejects a larger file itself. */
export function isTooLarge(data: FormData): boolean {
  const file = data.get('file');
  return file instanceof File && file.size > MAX_CSV_BYTES;
}
