import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

export const resetPasswordEmail = defineEmail({
  schema: z.object({ token: z.string().min(1) }),
  compose: ({ payload, t, link }) => ({
    subject: t('resetPassword.subject'),
    preview: t('resetPassword.preview'),
    heading: t('resetPassword.heading'),
    blocks: [
      { kind: 'text', text: t('resetPassword.text') },
      { kind: 'button', label: t('resetPassword.button'), href: link(`/reset-password?token=${payload.token}`) },
      { kind: 'note', text: t('resetPassword.note') },
    ],
    reason: t('resetPassword.reason'),
  }),
});
