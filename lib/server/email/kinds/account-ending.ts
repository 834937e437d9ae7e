import 'server-only';
import { z } from 'zod';
import { formatDate } from '@/lib/i18n/format';
import { defineEmail } from '@/lib/server/email/content';

export const accountEnding = defineEmail({
  schema: z.object({ endsOn: z.iso.date(), months: z.int().positive() }),
  compose: ({ payload, locale, t, link }) => {
    const date = formatDate(payload.endsOn, locale);
    return {
      subject: t('accountEnding.subject', { date }),
      preview: t('accountEnding.preview'),
      heading: t('accountEnding.heading'),
      blocks: [
        { kind: 'text', text: t('accountEnding.text', { date, months: String(payload.months) }) },
        { kind: 'text', text: t('accountEnding.keep') },
        { kind: 'button', label: t('accountEnding.button'), href: link('/login') },
        { kind: 'note', text: t('accountEnding.note') },
      ],
      reason: t('accountEnding.reason'),
    };
  },
});
