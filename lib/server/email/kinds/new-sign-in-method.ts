import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

const names = { google: 'Google', facebook: 'Facebook' } as const;

export const newSignInMethod = defineEmail({
  schema: z.object({ provider: z.enum(['google', 'facebook']) }),
  compose: ({ payload, t, link }) => {
    const provider = names[payload.provider];
    return {
      subject: t('newSignInMethod.subject', { provider }),
      preview: t('newSignInMethod.preview', { provider }),
      heading: t('newSignInMethod.heading'),
      blocks: [
        { kind: 'text', text: t('newSignInMethod.text', { provider }) },
        { kind: 'text', text: t('newSignInMethod.notYou') },
        { kind: 'button', label: t('newSignInMethod.button'), href: link('/dashboard') },
      ],
      reason: t('newSignInMethod.reason'),
    };
  },
});
