import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

export const passwordChanged = defineEmail({
  schema: z.object({}),
  compose: ({ t, link }) => ({
    subject: t('passwordChanged.subject'),
    preview: t('passwordChanged.preview'),
    heading: t('passwordChanged.heading'),
    blocks: [
      { kind: 'text', text: t('passwordChanged.text') },
      { kind: 'text', text: t('passwordChanged.notYou') },
      { kind: 'button', label: t('passwordChanged.button'), href: link('/forgot-password') },
    ],
    reason: t('passwordChanged.reason'),
  }),
});
