import 'server-only';
import { z } from 'zod';
import { siteFacts } from '@/lib/site/site-facts';
import { enquirySources } from '@/lib/contacts/enquiry-state';
import { dayParts, viewingDays, viewingModes, type ViewingPreferences } from '@/lib/forms/enquiry-form';
import { viewingTimes } from '@/lib/forms/viewing-times';
import { formatDate, formatDateTime } from '@/lib/i18n/format';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf, type Translator } from '@/lib/i18n/translator';
import { defineEmail } from '@/lib/server/email/content';

const kinds = ['contact', 'viewing', 'question', 'valuation'] as const;

/** Sent to the listing's agent with a copy to the agency, else to the agency; Reply-To is the visitor. */
export const contactNotice = defineEmail({
  schema: z.object({
    kind: z.enum(kinds).default('contact'),
    phone: z.string().nullable().default(null),
    answerLanguage: z.string().nullable().default(null),
    preferences: z
      .object({
        mode: z.enum(viewingModes),
        days: z.array(z.enum(viewingDays)).readonly(),
        parts: z.array(z.enum(dayParts)).readonly(),
        moveIn: z.string().nullable(),
        people: z.number().nullable(),
      })
      .nullable()
      .default(null),
    name: z.string(),
    email: z.string().nullable(),
    contactId: z.string().nullable().default(null),
    source: z.enum(enquirySources).default('website'),
    sourceName: z.string().nullable().default(null),
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
    standInFor: z.object({ agent: z.string(), until: z.string() }).nullable().default(null),
  }),
  compose: ({ payload, recipient, locale, t, link }) => {
    const { agency } = siteFacts();
    const { answerLanguage, company, email, kind, listing, message, name, phone, subject, preferences, standInFor } =
      payload;
    const about = subject ?? (listing ? t(`contactNotice.aboutHome.${kind}`, { reference: listing.reference }) : null);
    const isForAgent = standInFor === null && Boolean(listing?.agent) && recipient !== agency.email;
    return {
      subject: t('contactNotice.subject', { name, about: about ?? t('contactNotice.noSubject') }),
      preview: message.slice(0, 120) || name,
      heading: t('contactNotice.heading', { name }),
      blocks: [
        ...(standInFor
          ? [
              {
                kind: 'text' as const,
                text: t('contactNotice.standIn', {
                  agent: standInFor.agent,
                  until: formatDate(standInFor.until, locale),
                }),
              },
            ]
          : []),
        ...(listing?.agent && !standInFor
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
        ...(message === '' ? [] : [{ kind: 'quote' as const, text: message }]),
        {
          kind: 'facts',
          rows: [
            [t('contactNotice.name'), name],
            ...optional(t('contactNotice.email'), email),
            ...optional(t('contactNotice.phone'), phone),
            ...(preferences ? preferenceRows(preferences, locale, t) : []),
            ...optional(t('contactNotice.company'), company),
            ...optional(t('contactNotice.about'), about),
            ...optional(t('contactNotice.home'), listing?.reference ?? null),
            [t('contactNotice.language'), languageName(answerLanguage ?? payload.language, locale)],
            ...(payload.source === 'website'
              ? []
              : optional(
                  t('contactNotice.source'),
                  payload.sourceName ?? t(`contactNotice.sources.${payload.source}`),
                )),
            [t('contactNotice.sentAt'), formatDateTime(payload.sentAt, locale)],
          ],
        },
        ...(listing
          ? [{ kind: 'link' as const, label: t('contactNotice.seeHome'), href: link(`/properties/${listing.id}`) }]
          : []),
        ...(payload.contactId
          ? [
              {
                kind: 'button' as const,
                label: t('contactNotice.answer'),
                href: link(`/dashboard/agency/people/${payload.contactId}`),
              },
            ]
          : []),
      ],
      reason: t(
        `contactNotice.reasons.${email === null ? 'byPhone' : payload.source === 'website' ? 'website' : 'elsewhere'}`,
      ),
      ...(isForAgent ? { cc: [{ name: agency.name, address: agency.email }] } : {}),
      ...(email !== null && { replyTo: { name, address: email } }),
    };
  },
});

function preferenceRows(preferences: ViewingPreferences, locale: Locale, t: Translator<'emails'>): [string, string][] {
  const words = translatorOf(locale, 'enquiryForm');
  return [
    [t('contactNotice.mode'), words(`mode.${preferences.mode}`)],
    [t('contactNotice.times'), viewingTimes(preferences, locale, words)],
    ...optional(t('contactNotice.moveIn'), preferences.moveIn && formatDate(preferences.moveIn, locale)),
    ...optional(t('contactNotice.people'), preferences.people === null ? null : String(preferences.people)),
  ];
}

const optional = (label: string, value: string | null): [string, string][] => (value ? [[label, value]] : []);
