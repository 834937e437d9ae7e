import type { ReadError } from '@/lib/listings/fields/read-value';

/** Texts of the editor; `{time}`, `{count}`, `{label}` and `{number}` are put in there. */
export type EditorTexts = Readonly<
  Record<(typeof editorTextKeys)[number], string> & { errors: Readonly<Record<ReadError, string>> }
>;

/** Keys of `deskFields.editor` that the browser needs as they are. */
export const editorTextKeys = [
  'addRow',
  'autosaved',
  'changedByUnknown',
  'choose',
  'conflictTitle',
  'failed',
  'languageEn',
  'languageEs',
  'next',
  'noChanges',
  'offline',
  'row',
  'rowHint',
  'save',
  'saving',
  'signIn',
  'signedOut',
  'unsaved',
] as const;
