import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

/** To the owners, when a mail server refuses the sender. */
export const sendingStopped = defineEmail({
  schema: z.object({ words: z.string() }),
  compose: ({ payload: { words }, t, link }) => ({
    subject: t('sendingStopped.subject'),
    preview: t('sendingStopped.text'),
    heading: t('sendingStopped.heading'),
    blocks: [
      { kind: 'text', text: t('sendingStopped.text') },
      { kind: 'quote', text: words },
      { kind: 'text', text: t('sendingStopped.advice') },
      { kind: 'button', label: t('sendingStopped.open'), href: link('/dashboard/agency/newsletter') },
    ],
    reason: t('sendingStopped.reason'),
  }),
});
