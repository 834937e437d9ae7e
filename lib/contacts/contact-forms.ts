import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { asPhone, emailLine, optionalLine, optionalText, requiredLine, requiredText } from '@/lib/forms/fields';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { locales } from '@/lib/i18n/locales';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@/lib/text/is-email-address';
import { closedReasons, enteredSources } from './enquiry-state';
import { basisChannels, notedBases } from './noted-basis';

export const DESK_CONTACT_LIMITS = {
  name: 120,
  subject: 160,
  text: 5_000,
  note: 2_000,
  task: 200,
  query: 1_000,
  phone: 60,
  phoneLabel: 40,
} as const;

const ids = z.uuid();
const back = z.optional(z.string().check(z.maxLength(500)));

export const contactsCodes = [
  'required',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  'emailOrPhone',
  'unknownListing',
  'read',
  'gone',
  'tooMany',
  'noBasis',
  'failed',
] as const;
export type ContactsCode = (typeof contactsCodes)[number];

const shared = { codes: contactsCodes, failure: 'failed' } as const;

export const replyForm = defineForm({
  ...shared,
  preserved: ['subject', 'text', 'email'],
  schema: z.object({
    contact: ids,
    enquiry: z.optional(z.string()),
    email: emailLine(),
    subject: requiredLine(DESK_CONTACT_LIMITS.subject),
    text: requiredText(DESK_CONTACT_LIMITS.text),
  }),
});

export const enquiryEntryForm = defineForm({
  ...shared,
  preserved: ['name', 'email', 'phone', 'source', 'sourceName', 'listing', 'language', 'message'],
  at: { unknownListing: 'listing', emailOrPhone: 'phone' },
  schema: z.object({
    name: requiredLine(DESK_CONTACT_LIMITS.name),
    email: optionalLine(MAX_EMAIL_LENGTH).check(
      z.refine<string>((typed) => typed === '' || isEmailAddress(typed), 'invalidEmail'),
    ),
    phone: optionalLine(40).check(...asPhone),
    source: z.enum(enteredSources),
    sourceName: optionalLine(80),
    listing: optionalLine(120),
    language: z.enum(locales),
    message: optionalText(DESK_CONTACT_LIMITS.text),
    /** Id of the email that it is read from. */
    from: z.optional(ids),
  }),
});

export const contactEditForm = defineForm({
  ...shared,
  preserved: ['name', 'phones', 'main', 'language', 'agent'],
  schema: z.object({
    contact: ids,
    name: optionalLine(DESK_CONTACT_LIMITS.name),
    phones: z._default(
      z.array(
        z.object({
          number: optionalLine(DESK_CONTACT_LIMITS.phone),
          label: optionalLine(DESK_CONTACT_LIMITS.phoneLabel),
          /** As the page showed it; empty: a new one. */
          shown: optionalLine(DESK_CONTACT_LIMITS.phone),
        }),
      ),
      [],
    ),
    /** Row of the main telephone. */
    main: z._default(z.coerce.number().check(z.gte(0)), 0),
    language: z.enum(locales),
    agent: z.union([z.literal(''), ids]),
  }),
});

export const stateForm = defineForm({
  ...redirectingForm,
  schema: z.object({
    id: ids,
    back,
    state: z.enum(['unanswered', 'inProgress', 'waiting', 'closed', 'spam', 'notSpam']),
    reason: z.optional(z.enum(closedReasons)),
  }),
});
export const assignForm = defineForm({ ...redirectingForm, schema: z.object({ id: ids, back, agent: ids }) });
export const noteForm = defineForm({
  ...redirectingForm,
  schema: z.object({
    contact: ids,
    kind: z.enum(['note', 'received']),
    enquiry: z.optional(z.string()),
    text: requiredText(DESK_CONTACT_LIMITS.note),
  }),
});
export const taskForm = defineForm({
  ...redirectingForm,
  schema: z.object({
    contact: ids,
    text: requiredLine(DESK_CONTACT_LIMITS.task),
    dueOn: z.iso.date(),
    agent: ids,
  }),
});
export const taskDoneForm = defineForm({ ...redirectingForm, schema: z.object({ id: ids, back }) });
export const requirementForm = defineForm({
  codes: ['unreadRequirement', 'failed'],
  failure: 'failed',
  preserved: ['query'],
  at: { unreadRequirement: 'query' },
  schema: z.object({
    contact: ids,
    query: requiredLine(DESK_CONTACT_LIMITS.query),
  }),
});
export const requirementGoneForm = defineForm({ ...redirectingForm, schema: z.object({ contact: ids, id: ids }) });
export const notedBasisForm = defineForm({
  ...redirectingForm,
  schema: z.object({
    contact: ids,
    basis: z.enum(notedBases),
    on: z.iso.date(),
    channel: z.enum(basisChannels),
    words: requiredLine(DESK_CONTACT_LIMITS.task),
    calls: z.optional(z.literal('on')),
  }),
});
export const sendInformationForm = defineForm({ ...redirectingForm, schema: z.object({}) });
export const informedForm = defineForm({ ...redirectingForm, schema: z.object({ contact: ids }) });
export const joinForm = defineForm({
  ...redirectingForm,
  schema: z.object({ contact: ids, other: requiredLine(254) }),
});
export const separateForm = defineForm({ ...redirectingForm, schema: z.object({ contact: ids, email: emailLine() }) });
export const eraseForm = defineForm({
  ...redirectingForm,
  schema: z.object({ contact: ids, confirm: z.literal('yes') }),
});
export const objectionForm = defineForm({
  ...redirectingForm,
  schema: z.object({ contact: ids, confirm: z.literal('yes') }),
});
export const revokeObjectionForm = defineForm({
  ...redirectingForm,
  schema: z.object({ contact: ids, note: requiredText(DESK_CONTACT_LIMITS.task) }),
});
export const attachEmailForm = defineForm({
  ...redirectingForm,
  schema: z.object({ id: ids, contact: ids, own: z.optional(z.literal('on')) }),
});
export const attachToSenderForm = defineForm({
  ...redirectingForm,
  schema: z.object({ id: ids, language: z.enum(locales) }),
});
export const setAsideForm = defineForm({
  ...redirectingForm,
  schema: z.object({ id: ids, aside: z.enum(['yes', 'no']) }),
});
export const ignoreSenderForm = defineForm({ ...redirectingForm, schema: z.object({ id: ids }) });
export const unknownListForm = defineForm({ ...redirectingForm, schema: z.object({ list: z.enum(['on', 'off']) }) });
export const mailboxReaderForm = defineForm({
  ...redirectingForm,
  schema: z.object({ id: ids, reads: z.enum(['yes', 'no']) }),
});
export const listSenderForm = defineForm({ ...redirectingForm, schema: z.object({ email: emailLine() }) });
export const portalForm = defineForm({
  ...redirectingForm,
  schema: z.object({ id: z.string().check(z.maxLength(40)) }),
});
export const keyGoneForm = defineForm({ ...redirectingForm, schema: z.object({ id: ids }) });
