import 'server-only';
import { z } from 'zod';
import { salePath } from '@/lib/i18n/routes';
import { defineEmail } from '@/lib/server/email/content';

/** Without amounts and buyer names. */
export const saleNews = defineEmail({
  schema: z.object({
    id: z.string(),
    title: z.string(),
    agent: z.string(),
    news: z.enum(['offer', 'accepted', 'answered']),
    answer: z.string().nullable(),
  }),
  compose: ({ payload: { agent, answer, id, news, title }, t, link }) => ({
    subject: t('saleNews.subject', { news }),
    preview: t('saleNews.preview', { title }),
    heading: t('saleNews.heading', { news }),
    blocks: [
      { kind: 'text', text: t('saleNews.text', { news, agent, title }) },
      ...(answer ? [{ kind: 'quote', text: answer } as const] : []),
      { kind: 'button', label: t('saleNews.button'), href: link(salePath(id, news === 'offer' ? 'offers' : 'price')) },
      ...(news === 'offer' ? [{ kind: 'note', text: t('saleNews.notBinding') } as const] : []),
    ],
    reason: t('saleNews.reason'),
  }),
});
