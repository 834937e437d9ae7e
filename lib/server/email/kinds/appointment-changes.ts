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
import { defineEmail, type EmailContext, type EmailButton } from '@/lib/server/email/content';
import { visitWords } from '@/lib/server/email/visit-email';
import { visitImage, visitMap } from '@/lib/server/email/visited-listing';

const clientSchema = appointmentPayloadSchema.extend({ key: z.string() });
type Client = EmailContext<z.output<typeof clientSchema>>;
type ClientKind = keyof typeof visitChanges;

const visitChanges = {
  appointmentBooked: 'booked',
  appointmentMoved: 'moved',
  appointmentPassedOn: 'passedOn',
  appointmentReminder: 'reminder',
  appointmentRequested: 'requested',
} as const;

function replyTo() {
  const { name, email } = siteFacts().agency;
  return { name, address: email };
}

const linkOf = ({ payload, link }: Client, file = '') =>
  link(`/schedule-call/${payload.reference}${file}?key=${payload.key}`);

function usefulLinks(context: Client, hasFile: boolean): readonly EmailButton[] {
  const { payload, t } = context;
  const map = payload.visit ? visitMap(payload.visit) : null;
  return [
    ...(map ? [{ label: t(`visit.${map.kind}`), href: map.href }] : []),
    ...(hasFile ? [{ label: t('appointment.calendar'), href: linkOf(context, '/calendar.ics') }] : []),
  ];
}

function aboutAppointment(name: ClientKind, context: Client, hasFile: boolean) {
  const { payload, locale, t } = context;
  const { agent = '', reference, phone } = payload;
  const url = linkOf(context);
  const attachments = hasFile
    ? [calendarAttachment(appointmentFile(payload, 'REQUEST', { t, url }), 'REQUEST', reference)]
    : [];
  const call = name === 'appointmentRequested' ? 'appointmentBooked' : name;
  const words = visitWords(payload, visitChanges[name], locale, t) ?? {
    subject: t(`${call}.subject`, whenOf(payload.startsAt, locale)),
    preview: t(`${call}.preview`, { reference, phone }),
    heading: t(`${call}.heading`),
    text: t(`${call}.text`, { agent, phone }),
    note: t(`${call}.note`),
    button: t('appointment.button'),
    reason: t('appointment.reason', { agency: siteFacts().agency.name }),
  };
  const links = usefulLinks(context, hasFile);
  return {
    subject: words.subject,
    preview: words.preview,
    image: payload.visit ? visitImage(payload.visit, locale) : null,
    heading: words.heading,
    blocks: [
      { kind: 'text' as const, text: words.text },
      { kind: 'facts' as const, rows: appointmentRows(payload, locale, t) },
      ...(links.length > 0 ? [{ kind: 'buttons' as const, links }] : []),
      { kind: 'text' as const, text: words.note },
      { kind: 'button' as const, label: words.button, href: url, isOutline: links.length > 0 },
    ],
    reason: words.reason,
    replyTo: replyTo(),
    ...(hasFile && { attachments }),
  };
}

export const appointmentBooked = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('appointmentBooked', context, true),
});

export const appointmentMoved = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('appointmentMoved', context, true),
});

export const appointmentPassedOn = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('appointmentPassedOn', context, true),
});

/** No calendar file until the agent confirms. */
export const appointmentRequested = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('appointmentRequested', context, false),
});

export const appointmentReminder = defineEmail({
  schema: clientSchema,
  compose: (context) => aboutAppointment('appointmentReminder', context, false),
});

export const appointmentCancelled = defineEmail({
  schema: clientSchema,
  compose: ({ payload, locale, t, link }) => {
    const words = visitWords(payload, 'cancelled', locale, t) ?? {
      subject: t('appointmentCancelled.subject', whenOf(payload.startsAt, locale)),
      preview: t('appointmentCancelled.preview', { reference: payload.reference }),
      heading: t('appointmentCancelled.heading'),
      text: t('appointmentCancelled.text'),
      reason: t('appointment.reason', { agency: siteFacts().agency.name }),
    };
    return {
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      blocks: [
        { kind: 'text', text: words.text },
        { kind: 'facts', rows: appointmentRows(payload, locale, t) },
        ...(payload.visit
          ? []
          : [{ kind: 'button' as const, label: t('appointmentCancelled.button'), href: link('/schedule-call') }]),
      ],
      reason: words.reason,
      replyTo: replyTo(),
      attachments: [calendarAttachment(appointmentFile(payload, 'CANCEL', { t }), 'CANCEL', payload.reference)],
    };
  },
});
