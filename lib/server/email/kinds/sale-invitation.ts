import 'server-only';
import { z } from 'zod';
import { salePath } from '@/lib/i18n/routes';
import { defineEmail } from '@/lib/server/email/content';

/** Invites a seller. Contains no secret: only an account with this address has access. */
export const saleInvitation = defineEmail({
  schema: z.object({ id: z.string(), title: z.string(), agent: z.string() }),
  compose: ({ payload: { agent, id, title }, recipient, t, link }) => ({
    subject: t('saleInvitation.subject'),
    preview: t('saleInvitation.preview'),
    heading: t('saleInvitation.heading', { title }),
    blocks: [
      { kind: 'text', text: t('saleInvitation.text', { agent }) },
      { kind: 'button', label: t('saleInvitation.button'), href: link(salePath(id)) },
      { kind: 'note', text: t('saleInvitation.note', { address: recipient }) },
    ],
    reason: t('saleInvitation.reason'),
  }),
});
