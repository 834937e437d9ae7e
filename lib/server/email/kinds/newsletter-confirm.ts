import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';
import { guidesOf } from '@/lib/server/email/newsletter-guides';

export const newsletterConfirm = defineEmail({
  // Emails queued by the previous version offer only the buying guide.
  schema: z.object({ token: z.string().min(1), hasSellingGuide: z.boolean().default(false) }),
  compose: ({ payload, t, link }) => ({
    subject: t('newsletterConfirm.subject', guidesOf(payload)),
    preview: t('newsletterConfirm.preview', guidesOf(payload)),
    heading: t('newsletterConfirm.heading'),
    blocks: [
      { kind: 'text', text: t('newsletterConfirm.text', guidesOf(payload)) },
      {
        kind: 'button',
        label: t('newsletterConfirm.button', guidesOf(payload)),
        href: link(`/newsletter/confirm?token=${payload.token}`),
      },
      { kind: 'note', text: t('newsletterConfirm.note') },
    ],
    reason: t('newsletterConfirm.reason'),
  }),
});
