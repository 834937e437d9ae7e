import { z } from 'zod';
import { cleanLine, cleanPhone, cleanText } from '@/lib/text/clean-field';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { isPhoneNumber } from '@/lib/text/is-phone-number';
import { cleanTaxId, findTaxIdProblem } from '@/lib/text/tax-id-problem';
import { isStoredImageName } from '@/lib/site/stored-images';

/* Fact schemas accept and normalise both form input and stored values. Messages are keys of `deskSite.errors`. */

export const line = (max: number) => z.string('required').overwrite(cleanLine).min(1, 'required').max(max, 'tooLong');

export const optionalFactLine = (max: number) =>
  z.string('required').overwrite(cleanLine).max(max, 'tooLong').default('');

export const longText = (max: number) =>
  z.string('required').overwrite(cleanText).min(1, 'required').max(max, 'tooLong');

export const optionalFactText = (max: number) =>
  z.string('required').overwrite(cleanText).max(max, 'tooLong').default('');

export const inBoth = <Text extends z.ZodType>(text: Text) => z.object({ es: text, en: text });

export const email = line(254).refine(isEmailAddress, 'invalidEmail');
export const optionalEmail = optionalFactLine(254).refine(
  (value) => value === '' || isEmailAddress(value),
  'invalidEmail',
);

const PHONE = 40;
export const phone = line(PHONE).overwrite(cleanPhone).refine(isPhoneNumber, 'invalidPhone');
export const optionalPhone = optionalFactLine(PHONE)
  .overwrite(cleanPhone)
  .refine((value) => value === '' || isPhoneNumber(value), 'invalidPhone');

export const taxId = line(20)
  .overwrite(cleanTaxId)
  .superRefine((value, context) => {
    const problem = findTaxIdProblem(value);
    if (problem) context.addIssue(problem);
  });

const isWebAddress = (value: string) => /^https:\/\/[^\s/]+\.[^\s/]/.test(value) && URL.canParse(value);
export const optionalWebAddress = optionalFactLine(500).refine(
  (value) => value === '' || isWebAddress(value),
  'invalidAddress',
);

/** An empty field is missing, not 0. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? Number(value.trim() === '' ? NaN : value) : value),
    z.int('invalidNumber').min(min, 'invalidNumber').max(max, 'invalidNumber'),
  );

export const decimal = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? Number(value.trim() === '' ? NaN : value.replace(',', '.')) : value),
    z.number('invalidNumber').min(min, 'invalidNumber').max(max, 'invalidNumber'),
  );

export const ticked = z.preprocess((value) => value === 'on' || value === true, z.boolean());

export const time = z.string('required').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidTime');

export const factDay = z.string('required').refine(isDay, 'invalidDate');

export const optionalFactDay = optionalFactLine(10).refine((value) => value === '' || isDay(value), 'invalidDate');

export const storedImage = z
  .string()
  .default('')
  .refine((name) => name === '' || isStoredImageName(name), 'unknownImage');

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
