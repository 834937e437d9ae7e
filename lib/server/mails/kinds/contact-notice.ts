import 'server-only';
import { z } from 'zod';
import { formatDateTime } from '@/lib/format';
import { defineMail } from '@/lib/server/mails/content';

/** A visitor's message, to the agency; answering it answers the visitor. */
export const contactNotice = defineMail({
  schema: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string().nullable(),
    subject: z.string().nullable(),
    message: z.string(),
    language: z.enum(['en', 'es']),
    listing: z.object({ id: z.string(), reference: z.string() }).nullable(),
    sentAt: z.string(),
  }),
  compose: ({ payload, locale, t, link }) => {
    const { name, email, company, subject, message, listing } = payload;
    const about = subject ?? (listing ? t('contactNotice.aboutHome', { reference: listing.reference }) : null);
    return {
      subject: t('contactNotice.subject', { name, about: about ?? t('contactNotice.noSubject') }),
      preview: message.slice(0, 120),
      heading: t('contactNotice.heading', { name }),
      blocks: [
        { kind: 'quote', text: message },
        {
          kind: 'facts',
          rows: [
            [t('contactNotice.name'), name],
            [t('contactNotice.email'), email],
            ...optional(t('contactNotice.company'), company),
            ...optional(t('contactNotice.about'), about),
            ...optional(t('contactNotice.home'), listing?.reference ?? null),
            [t('contactNotice.language'), t(`contactNotice.languages.${payload.language}`)],
            [t('contactNotice.sentAt'), formatDateTime(payload.sentAt, locale)],
          ],
        },
        ...(listing
          ? [{ kind: 'link' as const, label: t('contactNotice.seeHome'), href: link(`/properties/${listing.id}`) }]
          : []),
      ],
      reason: t('contactNotice.reason'),
      replyTo: { name, address: email },
    };
  },
});

const optional = (label: string, value: string | null): [string, string][] => (value ? [[label, value]] : []);
