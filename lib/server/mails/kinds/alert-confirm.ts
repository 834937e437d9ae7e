import 'server-only';
import { z } from 'zod';
import { defineMail } from '@/lib/server/mails/content';
import { searchWords } from '@/lib/server/mails/search-words';

/** The second step of asking for an alert: without it nothing else is sent. */
export const alertConfirm = defineMail({
  schema: z.object({ token: z.string().min(1), query: z.string() }),
  compose: ({ payload: { token, query }, locale, t, link }) => ({
    subject: t('alertConfirm.subject'),
    preview: t('alertConfirm.preview', { search: searchWords(query, locale) }),
    heading: t('alertConfirm.heading'),
    blocks: [
      { kind: 'text', text: t('alertConfirm.text', { search: searchWords(query, locale) }) },
      { kind: 'button', label: t('alertConfirm.button'), href: link(`/alerts/confirm?token=${token}`) },
      { kind: 'note', text: t('alertConfirm.note') },
    ],
    reason: t('alertConfirm.reason'),
  }),
});
