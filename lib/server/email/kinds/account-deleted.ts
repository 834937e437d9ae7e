import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

export const accountDeleted = defineEmail({
  schema: z.object({}),
  compose: ({ t, link }) => ({
    subject: t('accountDeleted.subject'),
    preview: t('accountDeleted.preview'),
    heading: t('accountDeleted.heading'),
    blocks: [
      { kind: 'text', text: t('accountDeleted.text') },
      { kind: 'text', text: t('accountDeleted.notYou') },
      { kind: 'link', label: t('accountDeleted.contact'), href: link('/contact') },
    ],
    reason: t('accountDeleted.reason'),
    isFarewell: true,
  }),
});
