import 'server-only';
import { z } from 'zod';
import { staffRoles } from '@/lib/access/rights';
import { defineEmail } from '@/lib/server/email/content';

/** `inviter`: null by command. */
export const staffInvitation = defineEmail({
  schema: z.object({ token: z.string().min(1), role: z.enum(staffRoles), inviter: z.string().nullable() }),
  compose: ({ payload: { inviter, role, token }, t, link }) => ({
    subject: t('staffInvitation.subject'),
    preview: t('staffInvitation.preview'),
    heading: t('staffInvitation.heading'),
    blocks: [
      {
        kind: 'text',
        text: inviter
          ? t('staffInvitation.text', { inviter, role })
          : t('staffInvitation.textWithoutInviter', { role }),
      },
      {
        kind: 'button',
        label: t('staffInvitation.button'),
        href: link(`/dashboard/agency/invitation?token=${token}`),
      },
      // The employer must inform workers of monitoring beforehand (art. 87 LOPDGDD).
      { kind: 'text', text: t('staffInvitation.activity') },
      { kind: 'note', text: t('staffInvitation.note') },
    ],
    reason: t('staffInvitation.reason'),
  }),
});
