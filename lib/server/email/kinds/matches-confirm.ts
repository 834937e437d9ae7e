import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

/** Contains no text of the sender, because the address may be a third party's. */
export const matchesConfirm = defineEmail({
  schema: z.object({ token: z.string().min(1) }),
  compose: ({ payload: { token }, t, link }) => ({
    subject: t('matchesConfirm.subject'),
    preview: t('matchesConfirm.preview'),
    heading: t('matchesConfirm.heading'),
    blocks: [
      { kind: 'text', text: t('matchesConfirm.text') },
      { kind: 'button', label: t('matchesConfirm.button'), href: link(`/matches/confirm?token=${token}`) },
      { kind: 'note', text: t('matchesConfirm.note') },
    ],
    reason: t('matchesConfirm.reason'),
  }),
});
