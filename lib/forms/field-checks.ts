import { cleanEmail, cleanLine, cleanPhone, cleanText } from '@/lib/text/clean-field';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@/lib/text/is-email-address';
import { isPhoneNumber } from '@/lib/text/is-phone-number';
import type { FieldCodes } from './define-form';

/** What can be wrong with a field; each is a key of the messages `fieldErrors`. */
export const fieldErrors = ['required', 'invalidEmail', 'tooLong'] as const;
export type FieldCode = (typeof fieldErrors)[number];

/** What is wrong with what was typed into one field, or null. */
export type FieldCheck<Code extends string> = (typed: string) => Code | null;

/*
 * The rules of `fields.ts` for the browser, without zod, which weighs more than the rest of a public form. One table
 * of cases holds each form's check and schema together.
 */

const checkLength = (value: string, max: number): FieldCode | null => (value.length > max ? 'tooLong' : null);

export const requiredLineCheck =
  (max: number): FieldCheck<FieldCode> =>
  (typed) =>
    cleanLine(typed) === '' ? 'required' : checkLength(cleanLine(typed), max);

export const optionalLineCheck =
  (max: number): FieldCheck<FieldCode> =>
  (typed) =>
    checkLength(cleanLine(typed), max);

export const requiredTextCheck =
  (max: number): FieldCheck<FieldCode> =>
  (typed) =>
    cleanText(typed) === '' ? 'required' : checkLength(cleanText(typed), max);

export const optionalTextCheck =
  (max: number): FieldCheck<FieldCode> =>
  (typed) =>
    checkLength(cleanText(typed), max);

export const emailCheck: FieldCheck<FieldCode> = (typed) => {
  const value = cleanEmail(typed);
  if (value === '') return 'required';
  return checkLength(value, MAX_EMAIL_LENGTH) ?? (isEmailAddress(value) ? null : 'invalidEmail');
};

/** A line that is a telephone number, if it is there. */
export const phoneCheck =
  (line: FieldCheck<FieldCode>): FieldCheck<FieldCode | 'invalidPhone'> =>
  (typed) => {
    const phone = cleanPhone(typed);
    return line(typed) ?? (phone === '' || isPhoneNumber(phone) ? null : 'invalidPhone');
  };

/** The `check` of a form: what is wrong with each field, by its name; a field that is missing counts as empty. */
export function checkFields(checks: Readonly<Record<string, FieldCheck<string>>>) {
  return (values: unknown): FieldCodes | null => {
    const typed = values as Readonly<Record<string, unknown>>;
    const codes: Record<string, string> = {};
    for (const [name, check] of Object.entries(checks)) {
      const code = check(String(typed[name] ?? ''));
      if (code) codes[name] = code;
    }
    return Object.keys(codes).length > 0 ? codes : null;
  };
}
