import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@/lib/text/is-email-address';
import { cleanEmail, cleanLine, cleanPhone, cleanText } from '@/lib/text/clean-field';
import { isPhoneNumber } from '@/lib/text/is-phone-number';

const line = (max: number) => z.string().overwrite(cleanLine).min(1).max(max);

/** An enquiry as other programs send it to `POST /api/leads`. Unknown fields are refused. */
export const leadSchema = z
  .strictObject({
    name: line(120),
    email: z.string().overwrite(cleanEmail).max(MAX_EMAIL_LENGTH).refine(isEmailAddress, 'invalidEmail').optional(),
    phone: z.string().overwrite(cleanPhone).max(40).refine(isPhoneNumber, 'invalidPhone').optional(),
    message: z.string().overwrite(cleanText).max(5_000).default(''),
    /** Id or reference of a listing. */
    listing: line(120).optional(),
    /** Of the person: `es` unless it is said. */
    language: z.enum(locales).default('es'),
    /** The portal; else the name of the key. */
    source: line(80).optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, { path: ['email'], error: 'emailOrPhone' });

export type Lead = z.output<typeof leadSchema>;
