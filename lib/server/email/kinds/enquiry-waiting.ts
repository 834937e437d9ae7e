import 'server-only';
import { z } from 'zod';
import { formatDateTime } from '@/lib/i18n/format';
import { defineEmail } from '@/lib/server/email/content';

/** Sent once to the owners, after four office hours. */
export const enquiryWaiting = defineEmail({
  schema: z.object({
    name: z.string(),
    since: z.string(),
    /** Null: unassigned. */
    agent: z.string().nullable(),
    reference: z.string().nullable(),
    contactId: z.string().nullable(),
  }),
  compose: ({ payload: { agent, contactId, name, reference, since }, locale, t, link }) => ({
    subject: t('enquiryWaiting.subject', { name, reference: reference ?? 'none' }),
    preview: t('enquiryWaiting.since', { since: formatDateTime(since, locale) }),
    heading: t('enquiryWaiting.heading', { name }),
    blocks: [
      { kind: 'text', text: t('enquiryWaiting.since', { since: formatDateTime(since, locale) }) },
      { kind: 'text', text: t('enquiryWaiting.assigned', { agent: agent ?? 'none' }) },
      {
        kind: 'button',
        label: t('enquiryWaiting.open'),
        href: link(contactId ? `/dashboard/agency/people/${contactId}` : '/dashboard/agency/people'),
      },
    ],
    reason: t('enquiryWaiting.reason'),
  }),
});
