import 'server-only';
import { z } from 'zod';
import { deskSectionPath } from '@/lib/i18n/desk-routes';
import { defineEmail } from '@/lib/server/email/content';

export const secondStepReset = defineEmail({
  schema: z.object({}),
  compose: ({ t, link }) => ({
    subject: t('secondStepReset.subject'),
    preview: t('secondStepReset.preview'),
    heading: t('secondStepReset.heading'),
    blocks: [
      { kind: 'text', text: t('secondStepReset.text') },
      { kind: 'text', text: t('secondStepReset.notYou') },
      { kind: 'button', label: t('secondStepReset.button'), href: link(deskSectionPath('today')) },
    ],
    reason: t('secondStepReset.reason'),
  }),
});
