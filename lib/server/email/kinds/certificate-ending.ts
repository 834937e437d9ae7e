import 'server-only';
import { z } from 'zod';
import { formatDate } from '@/lib/i18n/format';
import { certificates } from '@/lib/listings/law/certificate-rules';
import { defineEmail } from '@/lib/server/email/content';

export const certificateEnding = defineEmail({
  schema: z.object({
    listing: z.object({ id: z.string(), reference: z.string(), title: z.string(), agent: z.string() }),
    certificate: z.enum(certificates),
    expires: z.iso.date(),
  }),
  compose: ({ payload: { listing, certificate, expires }, locale, t, link }) => {
    const { agent, id, reference, title } = listing;
    const date = formatDate(expires, locale);
    return {
      subject: t('certificateEnding.subject', { certificate, date, reference }),
      preview: t('certificateEnding.preview'),
      heading: t('certificateEnding.heading', { certificate, date, title }),
      blocks: [
        { kind: 'text', text: t('certificateEnding.text', { agent, reference }) },
        { kind: 'link', label: t('certificateEnding.see'), href: link(`/properties/${id}`) },
      ],
      reason: t('certificateEnding.reason'),
    };
  },
});
