import 'server-only';
import { z } from 'zod';
import { formatDateTime } from '@/lib/i18n/format';
import { defineEmail } from '@/lib/server/email/content';

/** To the owners, before uninformed contacts are deleted. */
export const contactsUninformed = defineEmail({
  schema: z.object({ count: z.number(), until: z.string() }),
  compose: ({ payload: { count, until }, locale, t, link }) => ({
    subject: t('contactsUninformed.subject', { count }),
    preview: t('contactsUninformed.text', { count, until: formatDateTime(until, locale) }),
    heading: t('contactsUninformed.subject', { count }),
    blocks: [
      { kind: 'text', text: t('contactsUninformed.text', { count, until: formatDateTime(until, locale) }) },
      { kind: 'button', label: t('contactsUninformed.open'), href: link('/dashboard/agency/people/informing') },
    ],
    reason: t('contactsUninformed.reason'),
  }),
});
