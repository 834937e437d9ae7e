import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { emailLine, optionalText, requiredLine, requiredText } from '@/lib/forms/fields';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { locales } from '@/lib/i18n/locales';
import { isDay } from '@/lib/appointments/time-zone';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { readFee, readEuros } from './read-amounts';
import { milestoneKinds, offerAnswers, requestKinds, waitedFor } from './sale-words';

/** Keys of the messages `sale.errors`. */
export const saleCodes = [
  'required',
  'tooLong',
  'invalidEmail',
  'price',
  'fee',
  'day',
  'order',
  'sure',
  'known',
  'closed',
  'time',
  'noSuchTime',
  'noSuchEnd',
  'booked',
  'noPrice',
  'gone',
  'failed',
] as const;
export type SaleCode = (typeof saleCodes)[number];

export const SALE_LIMITS = { name: 120, note: 500, text: 2_000 } as const;

const shared = { codes: saleCodes, failure: 'failed' } as const;
const listing = z.string().check(z.minLength(1), z.maxLength(100));
const optionalDay = z._default(z.string('day').check(z.refine((text) => text === '' || isDay(text), 'day')), '');
const day = z.string('day').check(z.refine(isDay, 'day'));
const optionalTime = z._default(
  z.string('time').check(z.refine((text) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'time')),
  '',
);
const euros = z.string('price').check(z.refine((text) => readEuros(text) !== null, 'price'));
const optionalEuros = z._default(
  z.string('price').check(z.refine((text) => text.trim() === '' || readEuros(text) !== null, 'price')),
  '',
);

export const mandateForm = defineForm({
  ...shared,
  preserved: ['from', 'until', 'fee', 'state'],
  at: { order: 'until' },
  schema: z.object({
    listing,
    from: optionalDay,
    until: optionalDay,
    fee: z._default(z.string('fee').check(z.refine((text) => text.trim() === '' || readFee(text) !== null, 'fee')), ''),
    state: z._default(z.enum(['open', 'arras']), 'open'),
  }),
});

export const sellerInviteForm = defineForm({
  ...shared,
  preserved: ['email', 'language'],
  at: { known: 'email' },
  schema: z.object({ listing, email: emailLine(), language: z.enum(locales) }),
});

export const milestoneForm = defineForm({
  ...shared,
  preserved: ['kind', 'dueOn', 'doneOn', 'waitsFor', 'note'],
  schema: z.object({
    listing,
    kind: z.enum(milestoneKinds),
    dueOn: optionalDay,
    doneOn: optionalDay,
    waitsFor: z._default(z.union([z.literal(''), z.enum(waitedFor)]), ''),
    note: optionalText(SALE_LIMITS.note),
  }),
});

export const offerForm = defineForm({
  ...shared,
  preserved: ['name', 'email', 'amount', 'conditions', 'receivedOn', 'validUntil'],
  at: { order: 'validUntil' },
  schema: z.object({
    listing,
    name: requiredLine(SALE_LIMITS.name),
    email: z._default(
      z.string('invalidEmail').check(
        z.trim(),
        z.refine((typed) => typed === '' || isEmailAddress(typed), 'invalidEmail'),
      ),
      '',
    ),
    amount: euros,
    conditions: optionalText(SALE_LIMITS.text),
    receivedOn: day,
    validUntil: optionalDay,
  }),
});

export const answerForm = defineForm({
  ...shared,
  preserved: ['answer', 'counter', 'text'],
  at: { price: 'counter', sure: 'sure' },
  schema: z.object({
    listing,
    offer: z.uuid(),
    answer: z.enum(offerAnswers, 'required'),
    counter: optionalEuros,
    text: optionalText(SALE_LIMITS.text),
    sure: z.literal('yes', 'sure'),
  }),
});

export const saleRequestForm = defineForm({
  ...shared,
  preserved: ['amount', 'text'],
  at: { price: 'amount' },
  schema: z.object({
    listing,
    kind: z.enum(requestKinds),
    amount: optionalEuros,
    text: requiredText(SALE_LIMITS.text),
  }),
});

export const requestAnswerForm = defineForm({
  ...shared,
  preserved: ['decision', 'answer'],
  schema: z.object({
    listing,
    request: z.uuid(),
    decision: z.enum(['accepted', 'answered']),
    answer: requiredText(SALE_LIMITS.text),
  }),
});

/** Without times, the span covers whole days; without a last day, only the first. */
export const closedTimeForm = defineForm({
  ...shared,
  preserved: ['firstDay', 'from', 'lastDay', 'to'],
  at: { noSuchTime: 'from', noSuchEnd: 'to', order: 'lastDay', booked: 'firstDay' },
  schema: z.object({ listing, firstDay: day, from: optionalTime, lastDay: optionalDay, to: optionalTime }),
});

export const closeForm = defineForm({
  ...shared,
  preserved: ['state', 'comparable'],
  at: { noPrice: 'comparable' },
  schema: z.object({
    listing,
    state: z.enum(['completed', 'ended'], 'required'),
    comparable: z.optional(z.literal('yes')),
    sure: z.literal('yes', 'sure'),
  }),
});

export const identityCheckForm = defineForm({
  ...shared,
  preserved: ['validUntil'],
  schema: z.object({ listing, version: z.uuid(), validUntil: day }),
});

export const saleAgainForm = defineForm({ ...redirectingForm, schema: z.object({ listing, sale: z.uuid() }) });
/** An action cannot answer with a file. */
export const blockedSaleForm = z.object({ listing, locale: z.enum(locales), reason: requiredText(SALE_LIMITS.note) });
export const sellerGoneForm = defineForm({ ...redirectingForm, schema: z.object({ listing, member: z.uuid() }) });
export const offerGoneForm = defineForm({ ...redirectingForm, schema: z.object({ listing, offer: z.uuid() }) });
export const reopenForm = defineForm({ ...redirectingForm, schema: z.object({ listing, time: z.uuid() }) });
export const switchForm = defineForm({
  ...redirectingForm,
  schema: z.object({ listing, isOn: z.enum(['yes', 'no']) }),
});
export const acceptForm = defineForm({ ...redirectingForm, schema: z.object({ listing }) });

export const saleForms = {
  mandate: mandateForm,
  invite: sellerInviteForm,
  milestone: milestoneForm,
  offer: offerForm,
  answer: answerForm,
  request: saleRequestForm,
  requestAnswer: requestAnswerForm,
  closedTime: closedTimeForm,
  close: closeForm,
  identityCheck: identityCheckForm,
} as const;
export type SaleFormName = keyof typeof saleForms;
