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

/** On every change; Reply-To is the client. */
export const appointmentNotice = defineEmail({
  schema: appointmentPayloadSchema.extend({
    change: z.enum(['booked', 'moved', 'cancelled', 'passedOn', 'handedOver', 'requested']),
  }),
  compose: ({ payload, locale, t, link }) => {
    const { change, name, email, phone, reference } = payload;
    // Not an invitation: the agency is the organizer.
    const method = change === 'cancelled' || change === 'handedOver' ? 'CANCEL' : 'PUBLISH';
    const said = { name, ...whenOf(payload.startsAt, locale) };
    const isRequest = change === 'requested';
    const subject =
      payload.visit || isRequest
        ? t(`visitNotice.${change}`, { kind: payload.visit?.kind ?? 'viewing', ...said })
        : t(`appointmentNotice.${change}`, said);
    return {
      subject,
      preview: t('appointmentNotice.preview', { phone, reference }),
      heading: subject,
      blocks: [
        { kind: 'facts', rows: appointmentRows(payload, locale, t, true) },
        ...(isRequest
          ? [
              {
                kind: 'button' as const,
                label: t('visitNotice.confirm'),
                href: link(`/dashboard/agency/diary/${payload.uid}`),
              },
            ]
          : []),
        { kind: 'note', text: t('appointmentNotice.text', { name }) },
      ],
      reason: t('appointmentNotice.reason'),
      replyTo: { name, address: email },
      attachments: isRequest
        ? []
        : [calendarAttachment(appointmentFile(payload, method, { t, isForAgency: true }), method, reference)],
    };
  },
});
