import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

export const verificationEmail = defineEmail({
  schema: z.object({ token: z.string().min(1) }),
  compose: ({ payload, t, link }) => ({
    subject: t('verifyEmail.subject'),
    preview: t('verifyEmail.preview'),
    heading: t('verifyEmail.heading'),
    blocks: [
      { kind: 'text', text: t('verifyEmail.text') },
      { kind: 'button', label: t('verifyEmail.button'), href: link(`/auth/verify?token=${payload.token}`) },
      { kind: 'note', text: t('verifyEmail.note') },
    ],
    reason: t('verifyEmail.reason'),
  }),
});
