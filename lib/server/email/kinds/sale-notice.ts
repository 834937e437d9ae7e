import 'server-only';
import { z } from 'zod';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatPrice } from '@/lib/i18n/format';
import { defineEmail } from '@/lib/server/email/content';

export const saleNotice = defineEmail({
  schema: z.object({
    id: z.string(),
    reference: z.string(),
    news: z.enum(['accepted', 'declined', 'countered', 'price', 'wrongFact', 'times']),
    author: z.string(),
    /** EUR. */
    amount: z.number().nullable(),
    text: z.string(),
  }),
  compose: ({ payload: { amount, author, id, news, reference, text }, locale, t, link }) => {
    const values = { news, reference, author, amount: amount === null ? '' : formatPrice(amount, locale) };
    return {
      subject: t('saleNotice.subject', values),
      preview: t('saleNotice.preview'),
      heading: t('saleNotice.heading', values),
      blocks: [
        { kind: 'text', text: t('saleNotice.text', values) },
        ...(text ? [{ kind: 'quote', text } as const] : []),
        { kind: 'button', label: t('saleNotice.button'), href: link(deskPath('homes', id, 'sale')) },
      ],
      reason: t('saleNotice.reason'),
    };
  },
});
