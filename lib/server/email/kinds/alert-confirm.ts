import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';
import { searchLabels } from '@/lib/server/email/search-labels';

/** Contains no text of the sender, because the address may be a third party's. */
export const alertConfirm = defineEmail({
  schema: z.object({ token: z.string().min(1), query: z.string() }),
  compose: ({ payload: { token, query }, locale, t, link }) => {
    const search = searchLabels(query, locale, false);
    return {
      subject: t('alertConfirm.subject'),
      preview: t('alertConfirm.preview', { search }),
      heading: t('alertConfirm.heading'),
      blocks: [
        { kind: 'text', text: t('alertConfirm.text', { search }) },
        { kind: 'button', label: t('alertConfirm.button'), href: link(`/alerts/confirm?token=${token}`) },
        { kind: 'note', text: t('alertConfirm.note') },
      ],
      reason: t('alertConfirm.reason'),
    };
  },
});
