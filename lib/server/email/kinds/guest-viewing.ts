import 'server-only';
import { z } from 'zod';
import {
  appointmentFile,
  appointmentPayloadSchema,
  appointmentRows,
  calendarAttachment,
} from '@/lib/server/email/appointment-parts';
import { defineEmail } from '@/lib/server/email/content';
import { visitWords } from '@/lib/server/email/visit-email';
import { visitImage, visitMap } from '@/lib/server/email/visited-listing';
import { siteFacts } from '@/lib/site/site-facts';

/** Name and address of the payload are the guest's. */
export const guestViewing = defineEmail({
  schema: appointmentPayloadSchema.extend({
    change: z.enum(['booked', 'moved', 'cancelled', 'reminder']),
    /** Name of the client. */
    by: z.string(),
    /** First email to the guest. */
    informs: z.boolean(),
  }),
  compose: ({ payload, link, locale, t }) => {
    const { by, change, informs, reference, visit } = payload;
    const words = visitWords(payload, change, locale, t);
    if (!words || !visit) throw new Error(`the appointment ${reference} is no viewing`);
    const { agency } = siteFacts();
    const map = change === 'cancelled' ? null : visitMap(visit);
    const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST';
    return {
      subject: words.subject,
      preview: words.preview,
      image: change === 'cancelled' ? null : visitImage(visit, locale),
      heading: words.heading,
      blocks: [
        { kind: 'text', text: t('guestViewing.text', { by, change }) },
        { kind: 'facts', rows: appointmentRows(payload, locale, t) },
        ...(map ? [{ kind: 'buttons' as const, links: [{ label: t(`visit.${map.kind}`), href: map.href }] }] : []),
        ...(informs
          ? [
              { kind: 'note' as const, text: t('guestViewing.information', { agency: agency.name, by }) },
              { kind: 'note' as const, text: t('contactInformation.rights', { email: agency.email }) },
              { kind: 'link' as const, label: t('contactInformation.policy'), href: link('/privacy-policy') },
            ]
          : []),
      ],
      reason: t('guestViewing.reason', { agency: agency.name, by }),
      replyTo: { name: agency.name, address: agency.email },
      attachments:
        change === 'reminder' ? [] : [calendarAttachment(appointmentFile(payload, method, { t }), method, reference)],
    };
  },
});
