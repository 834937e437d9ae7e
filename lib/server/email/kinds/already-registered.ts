import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

/** Tells only the owner of the address that an account exists. */
export const alreadyRegistered = defineEmail({
  schema: z.object({}),
  compose: ({ t, link }) => ({
    subject: t('alreadyRegistered.subject'),
    preview: t('alreadyRegistered.preview'),
    heading: t('alreadyRegistered.heading'),
    blocks: [
      { kind: 'text', text: t('alreadyRegistered.text') },
      { kind: 'button', label: t('alreadyRegistered.button'), href: link('/login') },
      { kind: 'link', label: t('alreadyRegistered.forgot'), href: link('/forgot-password') },
      { kind: 'note', text: t('alreadyRegistered.note') },
    ],
    reason: t('alreadyRegistered.reason'),
  }),
});
