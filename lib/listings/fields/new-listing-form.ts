import * as z from 'zod/mini';
import { operations } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import { defineForm } from '@/lib/forms/define-form';
import { cleanLine } from '@/lib/text/clean-field';
import { parseAmount } from '@/lib/text/parse-amount';

const LINE_MAX = 100;
const PRICE_MAX = 1_000_000_000;

const line = z.pipe(
  z.optional(z.string()),
  z.transform((typed: string | undefined) => cleanLine(typed ?? '').slice(0, LINE_MAX)),
);
const price = z.string().check(
  z.refine((typed) => {
    const amount = parseAmount(typed);
    return typed.trim() === '' || (amount !== null && amount > 0 && amount <= PRICE_MAX);
  }, 'priceWrong'),
);

/** A place from the list, or another municipality. */
export const newListingForm = defineForm({
  schema: z
    .object({
      operation: z.enum(operations, 'choice'),
      type: z.enum(propertyTypes, 'choice'),
      place: line,
      town: line,
      street: line,
      price,
    })
    .check(z.refine(({ place, town }) => place !== '' || town !== '', { error: 'placeMissing', path: ['place'] })),
  codes: ['choice', 'placeMissing', 'priceWrong', 'failed'],
  failure: 'failed',
  preserved: ['operation', 'type', 'place', 'town', 'street', 'price'],
});
