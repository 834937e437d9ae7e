import 'server-only';
import { z } from 'zod';
import { defineEmail } from '@/lib/server/email/content';

/** Notifies the responsible agent of an incoming email. Reply-To is the contact. */
export const answerNotice = defineEmail({
  schema: z.object({
    name: z.string(),
    email: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    isWhole: z.boolean(),
    attachments: z.array(z.string()),
    contactId: z.string(),
    enquiryId: z.string().nullable(),
  }),
  compose: ({ payload, t, link }) => {
    const { attachments, contactId, email, enquiryId, isWhole, subject, text } = payload;
    const name = payload.name || email || t('answerNotice.somebody');
    return {
      subject: t('answerNotice.subject', { name, subject }),
      preview: text.slice(0, 120) || name,
      heading: t('answerNotice.heading', { name }),
      blocks: [
        ...(text === '' ? [] : [{ kind: 'quote' as const, text: isWhole ? text : `${text}…` }]),
        ...(attachments.length === 0
          ? []
          : [{ kind: 'text' as const, text: t('answerNotice.attachments', { names: attachments.join(', ') }) }]),
        {
          kind: 'button',
          label: t('answerNotice.open'),
          href: link(`/dashboard/agency/people/${contactId}${enquiryId ? `?enquiry=${enquiryId}` : ''}`),
        },
      ],
      reason: t('answerNotice.reason'),
      ...(email !== null && { replyTo: { name, address: email } }),
    };
  },
});
