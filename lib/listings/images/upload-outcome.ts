/** 25 MiB, the largest JPEG of a camera. */
export const MAX_UPLOAD_BYTES = 26_214_400;

/** Keys of `deskImages.outcomes`. */
const statuses = {
  added: 201,
  known: 200,
  nothing: 400,
  cut: 400,
  empty: 422,
  unknown: 404,
  full: 409,
  tooLarge: 413,
  formTooLarge: 413,
  notAnImage: 415,
  heic: 415,
  pdf: 415,
  film: 415,
  broken: 422,
  tooManyPixels: 422,
  tooMany: 429,
} as const;

export type UploadCode = keyof typeof statuses;
export type UploadOutcome = Readonly<{ code: UploadCode; file: string }>;
export type UploadAnswer = Readonly<{ code: UploadCode; message: string }>;

export const uploadStatus = (code: UploadCode): number => statuses[code];

const MAX_NAME = 80;
/** Keeps the URL short. */
const MAX_OUTCOMES = 20;

/** Removes path and control characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, MAX_NAME);
}

export function outcomeQuery(outcomes: readonly UploadOutcome[]): string {
  const added = outcomes.filter(({ code }) => code === 'added').length;
  const others = outcomes.filter(({ code }) => code !== 'added').slice(0, MAX_OUTCOMES);
  return new URLSearchParams([
    ...(added > 0 ? [['added', String(added)]] : []),
    ...others.map(({ code, file }) => ['file', `${code}:${file}`]),
  ]).toString();
}

export function readOutcomes(files: readonly string[]): readonly UploadOutcome[] {
  return files.slice(0, MAX_OUTCOMES).flatMap((entry) => {
    const [code = '', ...file] = entry.split(':');
    return isCode(code) ? [{ code, file: cleanFileName(file.join(':')) }] : [];
  });
}

const isCode = (code: string): code is UploadCode => Object.hasOwn(statuses, code);
