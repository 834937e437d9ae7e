import 'server-only';
import { z } from 'zod';
import { alertHref } from '@/lib/listings/alerts/alerts';
import { getListingCard } from '@/lib/listings/list/listing-card';
import { findListing } from '@/lib/listings/catalogue/listings';
import { shownPrice } from '@/lib/listings/list/shown-price';
import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { listingPath } from '@/lib/i18n/routes';
import { factsLine, registerLines } from '@/lib/server/email/advert-lines';
import { defineEmail, type EmailBlock } from '@/lib/server/email/content';
import { searchLabels } from '@/lib/server/email/search-labels';
import { siteUrl } from '@/lib/server/site-url';

const schema = z.object({
  token: z.string().min(1),
  query: z.string(),
  listings: z.array(z.object({ listingId: z.string(), price: z.number(), before: z.number().nullable() })).min(1),
});

type DigestListing = z.output<typeof schema>['listings'][number];
type Words = Readonly<{ t: Translator<'emails'>; locale: Locale; link: (path: `/${string}`) => string }>;

const MAX_SHOWN = 12;

export const alertDigest = defineEmail({
  schema,
  compose: ({ payload: { token, query, listings }, locale, t, link }) => {
    const words = { t, locale, link };
    const search = searchLabels(query, locale);
    const fresh = listings.filter(({ before }) => before === null).length;
    const counts = { fresh, lower: listings.length - fresh, search };
    const oneClick = new URL('/api/alerts/stop', siteUrl);
    oneClick.searchParams.set('token', token);
    const unshown = listings.length - MAX_SHOWN;
    return {
      subject: t('alertDigest.subject', counts),
      preview: listings
        .slice(0, 3)
        .map((listing) => titleOf(listing, locale))
        .join(' · '),
      heading: t('alertDigest.heading', counts),
      blocks: [
        { kind: 'text', text: t('alertDigest.text', { search }) },
        ...listings.slice(0, MAX_SHOWN).map((listing) => advertOf(listing, words)),
        ...(unshown > 0 ? [{ kind: 'text' as const, text: t('alertDigest.more', { count: unshown }) }] : []),
        { kind: 'button', label: t('alertDigest.button'), href: link(alertHref(query)) },
        { kind: 'link', label: t('alertDigest.stop'), href: link(`/alerts/stop?token=${token}`) },
      ],
      reason: t('alertDigest.reason', { search }),
      // One-click unsubscribe: RFC 2369 and RFC 8058.
      headers: {
        'List-Unsubscribe': `<${oneClick.href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  },
});

function titleOf({ listingId }: DigestListing, locale: Locale): string {
  return findListing(listingId)?.text[locale].title ?? listingId;
}

function advertOf(item: DigestListing, { t, locale, link }: Words): EmailBlock {
  const listing = findListing(item.listingId);
  const card = listing ? getListingCard(listing, locale) : null;
  const place = card?.place ?? '';
  const price = [formatPrice(item.price, locale), card?.priceNote].filter(Boolean).join(' ');
  return {
    kind: 'advert',
    title: titleOf(item, locale),
    href: link(listingPath(item.listingId)),
    lines: [
      listing && shownPrice(listing) === null
        ? place
        : item.before === null
          ? t('alertDigest.new', { place, price })
          : t('alertDigest.lower', { place, price, before: formatPrice(item.before, locale) }),
      ...(card ? [factsLine(card, t)] : []),
      ...(card?.lettingNote ? [card.lettingNote] : []),
      ...(listing ? registerLines(listing) : []),
    ],
  };
}
