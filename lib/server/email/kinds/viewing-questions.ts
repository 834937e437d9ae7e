import 'server-only';
import { z } from 'zod';
import { findListing } from '@/lib/listings/catalogue/listings';
import { defineEmail } from '@/lib/server/email/content';
import { visitImage } from '@/lib/server/email/visited-listing';
import { siteFacts } from '@/lib/site/site-facts';

export const viewingQuestions = defineEmail({
  schema: z.object({
    token: z.string().min(1),
    listingId: z.string(),
    /** Empty: the agency. */
    agent: z.string(),
  }),
  compose: ({ payload: { agent, listingId, token }, link, locale, t }) => {
    const { agency } = siteFacts();
    const listing = findListing(listingId);
    const title = listing ? `${listing.text[locale].title} (${listing.reference})` : '';
    return {
      subject: t('viewingQuestions.subject', { home: title || agency.name }),
      preview: t('viewingQuestions.preview'),
      image: visitImage({ kind: 'viewing', mode: 'inPerson', place: null, listingId }, locale),
      heading: t('viewingQuestions.heading'),
      blocks: [
        ...(title ? [{ kind: 'note' as const, text: title }] : []),
        { kind: 'text', text: t('viewingQuestions.text') },
        { kind: 'button', label: t('viewingQuestions.button'), href: link(`/answer?token=${token}`), isBare: true },
        { kind: 'note', text: t('viewingQuestions.note') },
        { kind: 'text', text: t('listingMatch.sign', { agent: agent || agency.name }) },
      ],
      reason: t('viewingQuestions.reason', { agency: agency.name }),
      replyTo: { name: agency.name, address: agency.email },
    };
  },
});
