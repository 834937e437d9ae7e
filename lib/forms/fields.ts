import * as z from 'zod/mini';
import { cleanLine, cleanPhone, cleanText } from '@/lib/text/clean-field';
import { emailAddress } from '@/lib/text/email-address';
import { isPhoneNumber } from '@/lib/text/is-phone-number';
import type { FieldCode } from './field-checks';

const code = (value: FieldCode) => value;
const toLine = z.overwrite<string>(cleanLine);
const toText = z.overwrite<string>(cleanText);

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

/** The checks of a line that is a telephone number, if it is there. */
export const asPhone = [
  z.overwrite<string>(cleanPhone),
  z.refine<string>((value) => value === '' || isPhoneNumber(value), 'invalidPhone'),
] as const;

/** An email address, trimmed. */
export const emailLine = () =>
  emailAddress<FieldCode>({ empty: 'required', tooLong: 'tooLong', invalid: 'invalidEmail' });
