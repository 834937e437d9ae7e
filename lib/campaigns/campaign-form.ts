import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { optionalLine, optionalText } from '@/lib/forms/fields';
import { campaignLimits } from './campaign-content';

const text = z.object({
  subject: optionalLine(campaignLimits.subject),
  opening: optionalText(campaignLimits.text),
  closing: optionalText(campaignLimits.text),
});
const ids = (max: number, code: string) =>
  z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(max, code)), []);
const edition = { id: z._default(z.string(), ''), editVersion: z.coerce.number().check(z.int(), z.minimum(0)) };

/** Draft of a newsletter; every field may be empty. */
export const campaignForm = defineForm({
  schema: z.object({
    ...edition,
    replaces: z.optional(z.literal('on')),
    en: text,
    es: text,
    listings: ids(campaignLimits.listings, 'tooManyHomes'),
    articles: ids(campaignLimits.articles, 'tooManyArticles'),
    references: optionalLine(400),
  }),
  codes: ['tooLong', 'tooManyHomes', 'tooManyArticles', 'unknownReference', 'conflict', 'closed', 'unknown', 'failed'],
  failure: 'failed',
  preserved: ['en', 'es', 'references', 'listings', 'articles'],
  summary: { tooManyHomes: 'tooManyHomes', tooManyArticles: 'tooManyArticles' },
  at: { unknownReference: 'references' },
});

export type CampaignFormCode = (typeof campaignForm.codes)[number];

export const campaignSendForm = defineForm({
  schema: z.object({ ...edition, isRead: z.literal('on', 'unread') }),
  codes: ['unread', 'unknown', 'closed', 'changed', 'incomplete', 'noReaders', 'elsewhere', 'failed'],
  failure: 'failed',
  preserved: [],
});

export type SendFormCode = (typeof campaignSendForm.codes)[number];

export const testForm = defineForm({
  schema: z.object({ id: edition.id }),
  codes: ['unknown', 'tooMany', 'failed'],
  failure: 'failed',
  preserved: [],
});

export type TestFormCode = (typeof testForm.codes)[number];
