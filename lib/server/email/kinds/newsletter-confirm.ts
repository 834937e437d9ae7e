import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

/** Confirmation of a subscription. */
export const newsletterConfirm = defineEmail({
  schema: z.object({ token: z.string().min(1) }),
  compose: ({ payload, t, link }) => ({
    subject: t('newsletterConfirm.subject'),
    preview: t('newsletterConfirm.preview'),
    heading: t('newsletterConfirm.heading'),
    blocks: [
      { kind: 'text', text: t('newsletterConfirm.text') },
      {
        kind: 'button',
        label: t('newsletterConfirm.button'),
        href: link(`/newsletter/confirm?token=${payload.token}`),
      },
      { kind: 'note', text: t('newsletterConfirm.note') },
    ],
    reason: t('newsletterConfirm.reason'),
  }),
});
