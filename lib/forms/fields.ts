import * as z from 'zod/mini';
import { removeInvisible } from '@/lib/text/clean-input';
import { emailAddress } from '@/lib/text/email-address';

/** What can be wrong with a field; each is a key of the messages `fieldErrors`. */
export const fieldErrors = ['required', 'invalidEmail', 'tooLong'] as const;
export type FieldCode = (typeof fieldErrors)[number];

/** Control characters, of which a database takes no NUL and a mail header no line break. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const CONTROLS_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;

const code = (value: FieldCode) => value;
const toLine = z.overwrite<string>((value) => removeInvisible(value.replace(CONTROLS, ' ')).trim());
const toText = z.overwrite<string>((value) =>
  removeInvisible(value.replace(/\r\n?/g, '\n').replace(CONTROLS_IN_TEXT, '')).trim(),
);

/** One line that must be there, trimmed. */
export const requiredLine = (max: number) =>
  z.string(code('required')).check(toLine, z.minLength(1, code('required')), z.maxLength(max, code('tooLong')));

/** One line that may be left out. */
export const optionalLine = (max: number) =>
  z._default(z.string(code('tooLong')).check(toLine, z.maxLength(max, code('tooLong'))), '');

/** A text of several lines that may be left out. */
export const optionalText = (max: number) =>
  z._default(z.string(code('tooLong')).check(toText, z.maxLength(max, code('tooLong'))), '');

/** A text of several lines that must be there, trimmed. */
export const requiredText = (max: number) =>
  z.string(code('required')).check(toText, z.minLength(1, code('required')), z.maxLength(max, code('tooLong')));

/** An email address, trimmed. */
export const emailLine = () =>
  emailAddress<FieldCode>({ empty: 'required', tooLong: 'tooLong', invalid: 'invalidEmail' });
