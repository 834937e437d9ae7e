import * as z from 'zod/mini';
import { cleanLine, cleanPhone, cleanText } from '@/lib/text/clean-field';
import { emailAddress } from '@/lib/text/email-address';
import { isPhoneNumber } from '@/lib/text/is-phone-number';
import type { FieldCode } from './field-checks';

const code = (value: FieldCode) => value;
const toLine = z.overwrite<string>(cleanLine);
const toText = z.overwrite<string>(cleanText);

export const requiredLine = (max: number) =>
  z.string(code('required')).check(toLine, z.minLength(1, code('required')), z.maxLength(max, code('tooLong')));

export const optionalLine = (max: number) =>
  z._default(z.string(code('tooLong')).check(toLine, z.maxLength(max, code('tooLong'))), '');

export const optionalText = (max: number) =>
  z._default(z.string(code('tooLong')).check(toText, z.maxLength(max, code('tooLong'))), '');

export const requiredText = (max: number) =>
  z.string(code('required')).check(toText, z.minLength(1, code('required')), z.maxLength(max, code('tooLong')));

export const asPhone = [
  z.overwrite<string>(cleanPhone),
  z.refine<string>((value) => value === '' || isPhoneNumber(value), 'invalidPhone'),
] as const;

export const emailLine = () =>
  emailAddress<FieldCode>({ empty: 'required', tooLong: 'tooLong', invalid: 'invalidEmail' });
