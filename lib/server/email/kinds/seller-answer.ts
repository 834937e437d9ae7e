import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

/** Without a comment: approved. */
export const sellerAnswer = defineEmail({
  schema: z.object({ id: z.string(), reference: z.string(), agent: z.string(), comment: z.string().optional() }),
  compose: ({ payload: { agent, comment, id, reference }, t, link }) => {
    const answer = comment === undefined ? 'approved' : 'comment';
    return {
      subject: t('sellerAnswer.subject', { answer, reference }),
      preview: t('sellerAnswer.preview'),
      heading: t('sellerAnswer.heading', { answer, reference }),
      blocks: [
        { kind: 'text', text: t(`sellerAnswer.${answer}`, { agent, reference }) },
        ...(comment === undefined ? [] : [{ kind: 'quote' as const, text: comment }]),
        { kind: 'button', label: t('sellerAnswer.see'), href: link(`/dashboard/agency/homes/${id}/preview`) },
      ],
      reason: t('sellerAnswer.reason'),
    };
  },
});
