import 'server-only';
import { z } from 'zod';
import {
  calendarAttachment,
  appointmentFile,
  appointmentRows,
  appointmentPayloadSchema,
  whenOf,
} from '@/lib/server/email/appointment-parts';
import { defineEmail } from '@/lib/server/email/content';

/** To the agency on every change; Reply-To is the client. */
export const callNotice = defineEmail({
  schema: appointmentPayloadSchema.extend({ change: z.enum(['booked', 'moved', 'cancelled']) }),
  compose: ({ payload, locale, t }) => {
    const { change, name, email, phone, reference } = payload;
    // Not an invitation: the agency is the organizer.
    const method = change === 'cancelled' ? 'CANCEL' : 'PUBLISH';
    const subject = t(`callNotice.${change}`, { name, ...whenOf(payload.startsAt, locale) });
    return {
      subject,
      preview: t('callNotice.preview', { phone, reference }),
      heading: subject,
      blocks: [
        { kind: 'facts', rows: appointmentRows(payload, locale, t, true) },
        { kind: 'note', text: t('callNotice.text', { name }) },
      ],
      reason: t('callNotice.reason'),
      replyTo: { name, address: email },
      attachments: [calendarAttachment(appointmentFile(payload, method, { t, isForAgency: true }), method, reference)],
    };
  },
});
