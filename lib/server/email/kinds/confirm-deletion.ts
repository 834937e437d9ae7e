import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

export const confirmDeletion = defineEmail({
  schema: z.object({ token: z.string().min(1) }),
  compose: ({ payload, t, link }) => ({
    subject: t('confirmDeletion.subject'),
    preview: t('confirmDeletion.preview'),
    heading: t('confirmDeletion.heading'),
    blocks: [
      { kind: 'text', text: t('confirmDeletion.text') },
      {
        kind: 'button',
        label: t('confirmDeletion.button'),
        href: link(`/dashboard/delete-account?token=${payload.token}`),
      },
      { kind: 'note', text: t('confirmDeletion.note') },
    ],
    reason: t('confirmDeletion.reason'),
  }),
});
