import type { ReadError } from '@/lib/listings/fields/read-value';

/** `{time}`, `{count}`, `{label}` and `{number}` are replaced. */
export type EditorTexts = Readonly<
  Record<(typeof editorTextKeys)[number], string> & { errors: Readonly<Record<ReadError, string>> }
>;

/** Keys of `deskFields.editor` that are sent to the browser unformatted. */
export const editorTextKeys = [
  'addRow',
  'autosaved',
  'cardTitle',
  'cardUntitled',
  'changedByUnknown',
  'choose',
  'complete',
  'conflictTitle',
  'failed',
  'languageDe',
  'languageEn',
  'languageEs',
  'languageFr',
  'languageNl',
  'next',
  'noChanges',
  'nothingMissing',
  'offline',
  'row',
  'rowHint',
  'save',
  'saving',
  'signIn',
  'signedOut',
  'unsaved',
] as const;
