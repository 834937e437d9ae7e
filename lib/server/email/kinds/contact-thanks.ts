import 'server-only';
import { z } from 'zod';
import { siteFacts } from '@/lib/site/site-facts';
import type { Translator } from '@/lib/i18n/translator';
import { defineEmail } from '@/lib/server/email/content';
import { thanksName } from '@/lib/server/message-id';

/** Omits the visitor's text, because the address may be a third party's. */
export const contactThanks = defineEmail({
  schema: z.object({
    enquiryId: z.string().nullable().default(null),
    listing: z.object({ id: z.string(), reference: z.string(), agent: z.string().nullable().default(null) }).nullable(),
  }),
  compose: ({ payload: { enquiryId, listing }, t, link }) => ({
    subject: t('contactThanks.subject'),
    preview: listing?.agent ? t('contactThanks.previewAgent', { agent: listing.agent }) : t('contactThanks.preview'),
    heading: t('contactThanks.heading'),
    blocks: [
      { kind: 'text', text: textOf(listing, t) },
      { kind: 'text', text: t('contactThanks.call', { phone: siteFacts().agency.phone.display }) },
      ...(listing
        ? [{ kind: 'link' as const, label: t('contactThanks.seeHome'), href: link(`/properties/${listing.id}`) }]
        : []),
    ],
    reason: t('contactThanks.reason'),
    ...(enquiryId && { messageName: thanksName(enquiryId) }),
    replyTo: { name: siteFacts().agency.name, address: siteFacts().agency.email },
  }),
});

function textOf(listing: { reference: string; agent: string | null } | null, t: Translator<'emails'>): string {
  if (!listing) return t('contactThanks.text');
  const { reference, agent } = listing;
  return agent ? t('contactThanks.textAgent', { reference, agent }) : t('contactThanks.textHome', { reference });
}
