import 'server-only';
import { z } from 'zod';
import { agency } from '@/lib/site/agency';
import { callAttachment, callFile, callRows, callSchema, whenOf } from '@/lib/server/email/appointment-parts';
import { defineMail, type MailContext } from '@/lib/server/email/content';

const clientSchema = callSchema.extend({ key: z.string() });
type Client = MailContext<z.output<typeof clientSchema>>;

const replyTo = { name: agency.name, address: agency.email };
const linkOf = ({ payload, link }: Client) => link(`/schedule-call/${payload.reference}?key=${payload.key}`);

/** To the client, with the link that moves or cancels the call. */
function aboutCall(name: 'callBooked' | 'callMoved' | 'callReminder', context: Client, hasFile: boolean) {
  const { payload, locale, t } = context;
  const { reference, phone } = payload;
  const url = linkOf(context);
  const attachments = hasFile
    ? [callAttachment(callFile(payload, 'REQUEST', { t, url }), 'REQUEST', reference)]
    : [];
  return {
    subject: t(`${name}.subject`, whenOf(payload.startsAt, locale)),
    preview: t(`${name}.preview`, { reference, phone }),
    heading: t(`${name}.heading`),
    blocks: [
      { kind: 'text' as const, text: t(`${name}.text`, { phone }) },
      { kind: 'facts' as const, rows: callRows(payload, locale, t) },
      { kind: 'text' as const, text: t(`${name}.note`) },
      { kind: 'button' as const, label: t('call.button'), href: url },
    ],
    reason: t('call.reason'),
    replyTo,
    ...(hasFile && { attachments }),
  };
}

export const callBooked = defineMail({
  schema: clientSchema,
  compose: (context) => aboutCall('callBooked', context, true),
});

/** The file carries the next sequence, so that it replaces the one before. */
export const callMoved = defineMail({
  schema: clientSchema,
  compose: (context) => aboutCall('callMoved', context, true),
});

/** A day before. The call is in the calendar already. */
export const callReminder = defineMail({
  schema: clientSchema,
  compose: (context) => aboutCall('callReminder', context, false),
});

export const callCancelled = defineMail({
  schema: clientSchema,
  compose: ({ payload, locale, t, link }) => ({
    subject: t('callCancelled.subject', whenOf(payload.startsAt, locale)),
    preview: t('callCancelled.preview', { reference: payload.reference }),
    heading: t('callCancelled.heading'),
    blocks: [
      { kind: 'text', text: t('callCancelled.text') },
      { kind: 'facts', rows: callRows(payload, locale, t) },
      { kind: 'button', label: t('callCancelled.button'), href: link('/schedule-call') },
    ],
    reason: t('call.reason'),
    replyTo,
    attachments: [callAttachment(callFile(payload, 'CANCEL', { t }), 'CANCEL', payload.reference)],
  }),
});
