import 'server-only';
import { z } from 'zod';
import { proposalAnswers } from '@/lib/contacts/listing-answer';
import { sendBases } from '@/lib/contacts/send-basis';
import { formatPrice } from '@/lib/i18n/format';
import type { Translator } from '@/lib/i18n/translator';
import { findListing } from '@/lib/listings/catalogue/listings';
import { listingAdvert } from '@/lib/server/email/campaign/listing-advert';
import { defineEmail, type EmailBlock } from '@/lib/server/email/content';
import { informationOf } from '@/lib/server/email/information-of';
import { siteUrl } from '@/lib/server/site-url';

export const listingMatch = defineEmail({
  schema: z.object({
    token: z.string().min(1),
    /** Absent in emails queued by the previous version. */
    answerToken: z.string().optional(),
    listingId: z.string(),
    basis: z.enum(sendBases),
    price: z.number(),
    /** EUR when it was last sent to the contact; null: never. */
    before: z.number().nullable(),
    agent: z.object({ name: z.string(), email: z.string() }),
    /** First email to an imported contact. */
    informs: z.boolean().default(false),
  }),
  compose: ({ payload: { agent, answerToken, basis, before, informs, listingId, price, token }, locale, t, link }) => {
    const listing = findListing(listingId);
    // Advertising an unavailable listing is misleading.
    if (listing?.status !== 'available') throw new Error(`the home ${listingId} is no longer on offer`);
    if (Math.round(listing.price) > price) throw new Error(`the home ${listingId} costs more than was written`);
    const { reference } = listing;
    const { title } = listing.text[locale];
    const kind = before === null ? 'new' : 'lower';
    const oneClick = new URL('/api/matches/stop', siteUrl);
    oneClick.searchParams.set('token', token);
    const advert = listingAdvert(listing, locale, link);
    return {
      subject: t('listingMatch.subject', { kind, title }),
      preview: advert.kind === 'advert' ? [advert.price, ...advert.lines.slice(0, 2)].join(' · ') : '',
      heading: t('listingMatch.heading', { kind }),
      blocks: [
        {
          kind: 'text',
          text: t('listingMatch.text', { kind, before: before === null ? '' : formatPrice(before, locale) }),
        },
        advert,
        ...(answerToken ? answersTo(answerToken, t, link) : []),
        { kind: 'note', text: t('listingMatch.reference', { reference }) },
        { kind: 'text', text: t('listingMatch.sign', { agent: agent.name }) },
        ...(informs ? informationOf(t, link) : []),
        { kind: 'link', label: t('listingMatch.stop'), href: link(`/matches/stop?token=${token}`) },
      ],
      reason: t(`listingMatch.reason.${basis}`),
      senderName: agent.name,
      replyTo: { name: agent.name, address: agent.email },
      // One-click unsubscribe: RFC 2369 and RFC 8058.
      headers: {
        'List-Unsubscribe': `<${oneClick.href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  },
});

/** The links only open the form: mail scanners open links too. */
function answersTo(
  token: string,
  t: Translator<'emails'>,
  link: (path: `/${string}`) => string,
): readonly EmailBlock[] {
  const links = proposalAnswers.map((answer) => ({
    label: t(`listingMatch.answers.${answer}`),
    href: link(`/answer?token=${token}&answer=${answer}`),
  }));
  return [
    { kind: 'text', text: t('listingMatch.ask') },
    { kind: 'buttons', links },
  ];
}
