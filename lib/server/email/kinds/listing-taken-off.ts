import 'server-only';
import { z } from 'zod';
import { translatorOf } from '@/lib/i18n/translator';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import type { ListingRule } from '@/lib/listings/schema/listing-problem';
import { defineEmail } from '@/lib/server/email/content';

export const listingTakenOff = defineEmail({
  schema: z.object({
    listing: z.object({ reference: z.string(), title: z.string(), agent: z.string() }),
    problems: z.array(z.object({ field: z.string(), message: z.string(), rule: z.custom<ListingRule>().optional() })),
  }),
  compose: ({ payload: { listing, problems }, locale, t }) => {
    const { agent, reference, title } = listing;
    const gaps = listingGaps(problems, translatorOf(locale, 'listingGaps'));
    return {
      subject: t('listingTakenOff.subject', { reference }),
      preview: t('listingTakenOff.preview'),
      heading: t('listingTakenOff.heading', { title }),
      blocks: [
        { kind: 'text', text: t('listingTakenOff.text', { agent, reference }) },
        ...gaps.map(({ sentence }) => ({ kind: 'text' as const, text: `${sentence}.` })),
        { kind: 'note', text: t('listingTakenOff.back') },
      ],
      reason: t('listingTakenOff.reason'),
    };
  },
});
