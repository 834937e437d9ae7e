import { cleanEmail, cleanLine, cleanPhone, cleanText } from '@/lib/text/clean-field';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@/lib/text/is-email-address';
import { isPhoneNumber } from '@/lib/text/is-phone-number';
import type { FieldCodes } from './define-form';

export const fieldErrors = ['required', 'invalidEmail', 'tooLong'] as const;
export type FieldCode = (typeof fieldErrors)[number];

export type FieldCheck<Code extends string> = (typed: string) => Code | null;

/* Rules of `fields.ts` without zod, which is larger than the rest of a public form. */

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

export const phoneCheck =
  (line: FieldCheck<FieldCode>): FieldCheck<FieldCode | 'invalidPhone'> =>
  (typed) => {
    const phone = cleanPhone(typed);
    return line(typed) ?? (phone === '' || isPhoneNumber(phone) ? null : 'invalidPhone');
  };

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
