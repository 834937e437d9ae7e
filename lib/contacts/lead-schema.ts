import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@/lib/text/is-email-address';
import { readPhones } from '@/lib/phones/read-phones';
import { cleanEmail, cleanLine, cleanPhone, cleanText } from '@/lib/text/clean-field';
import { isPhoneNumber } from '@/lib/text/is-phone-number';

/** Programs also send several telephones in one field. */
const isPhoneOfLead = (value: string): boolean =>
  isPhoneNumber(value) || (readPhones(value).phones.length > 0 && readPhones(value).left.length === 0);

const line = (max: number) => z.string().overwrite(cleanLine).min(1).max(max);

/** Enquiry sent to `POST /api/leads`. Refuses unknown fields. */
export const leadSchema = z
  .strictObject({
    name: line(120),
    email: z.string().overwrite(cleanEmail).max(MAX_EMAIL_LENGTH).refine(isEmailAddress, 'invalidEmail').optional(),
    phone: z.string().overwrite(cleanPhone).max(60).refine(isPhoneOfLead, 'invalidPhone').optional(),
    message: z.string().overwrite(cleanText).max(5_000).default(''),
    listing: line(120).optional(),
    language: z.enum(locales).default('es'),
    source: line(80).optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, { path: ['email'], error: 'emailOrPhone' });

export type Lead = z.output<typeof leadSchema>;
