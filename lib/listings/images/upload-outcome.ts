/** 25 MiB: a camera's largest JPEG. */
export const MAX_UPLOAD_BYTES = 26_214_400;

/** What came of a file, with the HTTP status of each: keys of `deskImages.outcomes`. */
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
/** JSON of an upload by a script. */
export type UploadAnswer = Readonly<{ code: UploadCode; message: string }>;

export const uploadStatus = (code: UploadCode): number => statuses[code];

const MAX_NAME = 80;
/** The address stays short enough for every proxy. */
const MAX_OUTCOMES = 20;

/** A name as its sender gave it, to be read again: without path and control characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, MAX_NAME);
}

/** For the address that a form leads back to: how many were added, and each file that was not. */
export function outcomeQuery(outcomes: readonly UploadOutcome[]): string {
  const added = outcomes.filter(({ code }) => code === 'added').length;
  const others = outcomes.filter(({ code }) => code !== 'added').slice(0, MAX_OUTCOMES);
  return new URLSearchParams([
    ...(added > 0 ? [['added', String(added)]] : []),
    ...others.map(({ code, file }) => ['file', `${code}:${file}`]),
  ]).toString();
}

/** The same from the address; what is none is left out. */
export function readOutcomes(files: readonly string[]): readonly UploadOutcome[] {
  return files.slice(0, MAX_OUTCOMES).flatMap((entry) => {
    const [code = '', ...file] = entry.split(':');
    return isCode(code) ? [{ code, file: cleanFileName(file.join(':')) }] : [];
  });
}

const isCode = (code: string): code is UploadCode => Object.hasOwn(statuses, code);
