import 'server-only';
import { z } from 'zod';
import { agency } from '@/lib/site/agency';
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

const replyTo = { name: agency.name, address: agency.email };
const linkOf = ({ payload, link }: Client) => link(`/schedule-call/${payload.reference}?key=${payload.key}`);

/** To the client, with a link to reschedule or cancel. */
function aboutAppointment(name: 'callBooked' | 'callMoved' | 'callReminder', context: Client, hasFile: boolean) {
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
      { kind: 'button' as const, label: t('call.button'), href: url },
    ],
    reason: t('call.reason'),
    replyTo,
    ...(hasFile && { attachments }),
  };
}

export const callBooked = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('callBooked', context, true),
});

/** The next SEQUENCE replaces the earlier file. */
export const callMoved = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('callMoved', context, true),
});

/** A day before; no calendar file. */
export const callReminder = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('callReminder', context, false),
});

export const callCancelled = defineEmail({
  schema: clientSchema,
  compose: ({ payload, locale, t, link }) => ({
    subject: t('callCancelled.subject', whenOf(payload.startsAt, locale)),
    preview: t('callCancelled.preview', { reference: payload.reference }),
    heading: t('callCancelled.heading'),
    blocks: [
      { kind: 'text', text: t('callCancelled.text') },
      { kind: 'facts', rows: appointmentRows(payload, locale, t) },
      { kind: 'button', label: t('callCancelled.button'), href: link('/schedule-call') },
    ],
    reason: t('call.reason'),
    replyTo,
    attachments: [calendarAttachment(appointmentFile(payload, 'CANCEL', { t }), 'CANCEL', payload.reference)],
  }),
});
