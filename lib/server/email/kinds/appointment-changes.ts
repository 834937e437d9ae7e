import 'server-only';
import { z } from 'zod';
import { siteFacts } from '@/lib/site/site-facts';
import {
  calendarAttachment,
  appointmentFile,
  appointmentRows,
  appointmentPayloadSchema,
  whenOf,
} from '@/lib/server/email/appointment-parts';
import { defineEmail, type EmailContext } from '@/lib/server/email/content';

const clientSchema = appointmentPayloadSchema.extend({ key: z.string() });
type Client = EmailContext<z.output<typeof clientSchema>>;
type ClientKind = 'appointmentBooked' | 'appointmentMoved' | 'appointmentReminder';

function replyTo() {
  const { name, email } = siteFacts().agency;
  return { name, address: email };
}

const linkOf = ({ payload, link }: Client) => link(`/schedule-call/${payload.reference}?key=${payload.key}`);

/** To the client, with a link to reschedule or cancel. */
function aboutAppointment(name: ClientKind, context: Client, hasFile: boolean) {
  const { payload, locale, t } = context;
  const { reference, phone } = payload;
  const url = linkOf(context);
  const attachments = hasFile
    ? [calendarAttachment(appointmentFile(payload, 'REQUEST', { t, url }), 'REQUEST', reference)]
    : [];
  return {
    subject: t(`${name}.subject`, whenOf(payload.startsAt, locale)),
    preview: t(`${name}.preview`, { reference, phone }),
    heading: t(`${name}.heading`),
    blocks: [
      { kind: 'text' as const, text: t(`${name}.text`, { phone }) },
      { kind: 'facts' as const, rows: appointmentRows(payload, locale, t) },
      { kind: 'text' as const, text: t(`${name}.note`) },
      { kind: 'button' as const, label: t('appointment.button'), href: url },
    ],
    reason: t('appointment.reason'),
    replyTo: replyTo(),
    ...(hasFile && { attachments }),
  };
}

export const appointmentBooked = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('appointmentBooked', context, true),
});

/** The next SEQUENCE replaces the earlier file. */
export const appointmentMoved = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('appointmentMoved', context, true),
});

/** A day before; no calendar file. */
export const appointmentReminder = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('appointmentReminder', context, false),
});

export const appointmentCancelled = defineEmail({
  schema: clientSchema,
  compose: ({ payload, locale, t, link }) => ({
    subject: t('appointmentCancelled.subject', whenOf(payload.startsAt, locale)),
    preview: t('appointmentCancelled.preview', { reference: payload.reference }),
    heading: t('appointmentCancelled.heading'),
    blocks: [
      { kind: 'text', text: t('appointmentCancelled.text') },
      { kind: 'facts', rows: appointmentRows(payload, locale, t) },
      { kind: 'button', label: t('appointmentCancelled.button'), href: link('/schedule-call') },
    ],
    reason: t('appointment.reason'),
    replyTo: replyTo(),
    attachments: [calendarAttachment(appointmentFile(payload, 'CANCEL', { t }), 'CANCEL', payload.reference)],
  }),
});
