import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { isDay } from '@/lib/appointments/time-zone';
import { parsePrice } from '@/lib/text/parse-price';
import { listingSteps } from './listing-steps';

const listingCodes = [
  'price',
  'largePrice',
  'day',
  'agreed',
  'reason',
  'unconfirmed',
  'conflict',
  'incomplete',
  'unchanged',
  'gone',
  'failed',
] as const;

export type ListingCode = (typeof listingCodes)[number];

const MAX_PRICE = 1_000_000_000;
const MAX_REASON = 500;
const MAX_TYPED = 40;

const target = { id: z.string(), editVersion: z.string().check(z.regex(/^\d{1,9}$/, 'conflict')) };

/** Null for unreadable text or 0. */
export function readPrice(text: string): number | null {
  const price = parsePrice(text);
  return price !== null && Number.isInteger(price) && price > 0 && price <= MAX_PRICE ? price : null;
}

const priceText = z.string().check(
  z.maxLength(MAX_TYPED, 'price'),
  z.refine((text) => readPrice(text) !== null, 'price'),
);

export const priceForm = defineForm({
  codes: listingCodes,
  failure: 'failed',
  preserved: ['price', 'reason'],
  at: { price: 'price' },
  schema: z.object({
    ...target,
    price: priceText,
    reason: z.string().check(z.maxLength(MAX_REASON, 'reason')),
    confirmedPrice: z.optional(z.string()),
  }),
});

/** Dates and amounts of a sale are optional. */
export const stepForm = defineForm({
  codes: listingCodes,
  failure: 'failed',
  preserved: ['soldOn', 'agreed', 'consent', 'confirmsWords'],
  at: { day: 'soldOn', agreed: 'agreed', unconfirmed: 'confirmsWords' },
  schema: z.object({
    ...target,
    step: z.enum(listingSteps.filter((step) => step !== 'price')),
    page: z.enum(['publish', 'state']),
    soldOn: z.optional(z.string().check(z.refine((text) => text === '' || isDay(text), 'day'))),
    agreed: z.optional(
      z.string().check(
        z.maxLength(MAX_TYPED, 'price'),
        z.refine((text) => text === '' || readPrice(text) !== null, 'price'),
      ),
    ),
    consent: z.optional(z.string()),
    confirmsWords: z.optional(z.string()),
  }),
});
