import 'server-only';
import { z } from 'zod';
import { siteFacts } from '@/lib/site/site-facts';
import { formatDateTime } from '@/lib/i18n/format';
import { defineEmail } from '@/lib/server/email/content';

/** Enquiry to the agent of the listing with a copy to the agency, else to the agency; Reply-To is the visitor. */
export const contactNotice = defineEmail({
  schema: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string().nullable(),
    subject: z.string().nullable(),
    message: z.string(),
    language: z.enum(['en', 'es']),
    // Earlier versions stored neither title nor agent.
    listing: z
      .object({
        id: z.string(),
        reference: z.string(),
        title: z.string().default(''),
        agent: z.string().nullable().default(null),
      })
      .nullable(),
    sentAt: z.string(),
  }),
  compose: ({ payload, recipient, locale, t, link }) => {
    const { agency } = siteFacts();
    const { name, email, company, subject, message, listing } = payload;
    const about = subject ?? (listing ? t('contactNotice.aboutHome', { reference: listing.reference }) : null);
    const isForAgent = Boolean(listing?.agent) && recipient !== agency.email;
    return {
      subject: t('contactNotice.subject', { name, about: about ?? t('contactNotice.noSubject') }),
      preview: message.slice(0, 120),
      heading: t('contactNotice.heading', { name }),
      blocks: [
        ...(listing?.agent
          ? [
              {
                kind: 'text' as const,
                text: t(isForAgent ? 'contactNotice.toAgent' : 'contactNotice.forAgent', {
                  agent: listing.agent,
                  name,
                  title: listing.title,
                  reference: listing.reference,
                  copy: agency.email,
                }),
              },
            ]
          : []),
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
      ...(isForAgent ? { cc: [{ name: agency.name, address: agency.email }] } : {}),
      replyTo: { name, address: email },
    };
  },
});

const optional = (label: string, value: string | null): [string, string][] => (value ? [[label, value]] : []);
