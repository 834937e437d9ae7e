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
export const appointmentNotice = defineEmail({
  schema: appointmentPayloadSchema.extend({ change: z.enum(['booked', 'moved', 'cancelled']) }),
  compose: ({ payload, locale, t }) => {
    const { change, name, email, phone, reference } = payload;
    // Not an invitation: the agency is the organizer.
    const method = change === 'cancelled' ? 'CANCEL' : 'PUBLISH';
    const said = { name, ...whenOf(payload.startsAt, locale) };
    const subject = payload.visit
      ? t(`visitNotice.${change}`, { kind: payload.visit.kind, ...said })
      : t(`appointmentNotice.${change}`, said);
    return {
      subject,
      preview: t('appointmentNotice.preview', { phone, reference }),
      heading: subject,
      blocks: [
        { kind: 'facts', rows: appointmentRows(payload, locale, t, true) },
        { kind: 'note', text: t('appointmentNotice.text', { name }) },
      ],
      reason: t('appointmentNotice.reason'),
      replyTo: { name, address: email },
      attachments: [calendarAttachment(appointmentFile(payload, method, { t, isForAgency: true }), method, reference)],
    };
  },
});
