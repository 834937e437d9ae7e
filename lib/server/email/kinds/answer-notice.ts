import 'server-only';
import { z } from 'zod';
import { emptyReason, invitationAnswers } from '@/lib/contacts/received-email';
import { formatDateTime } from '@/lib/i18n/format';
import { defineEmail } from '@/lib/server/email/content';

/** Reply-To is the contact. */
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
    /** Absent in emails queued by the previous version. */
    invitation: z
      .object({ answer: z.enum(invitationAnswers), start: z.string().nullable(), comment: z.string() })
      .nullish(),
  }),
  compose: ({ payload, locale, t, link }) => {
    const { attachments, contactId, email, enquiryId, invitation, isWhole, subject } = payload;
    const text = [invitation?.comment, payload.text].filter(Boolean).join('\n\n');
    const name = payload.name || email || t('answerNotice.somebody');
    const start = invitation?.start ? formatDateTime(invitation.start, locale) : 'none';
    const answer = invitation ? t('answerNotice.invitation', { name, start, answer: invitation.answer }) : null;
    return {
      subject: t('answerNotice.subject', { name, subject }),
      preview: (answer ?? text.slice(0, 120)) || name,
      heading: t('answerNotice.heading', { name }),
      blocks: [
        ...(answer === null ? [] : [{ kind: 'text' as const, text: answer }]),
        ...(answer === null && text === ''
          ? [
              {
                kind: 'text' as const,
                text: t(`answerNotice.${emptyReason(attachments)}`),
              },
            ]
          : []),
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
