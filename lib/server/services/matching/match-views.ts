import 'server-only';
import type { Actor } from '@/lib/access/actor';
import type { ListingMatchView, MatchReasonView, ContactMatchView } from '@/lib/contacts/match-views';
import type { StaffChoice } from '@/lib/contacts/contact-views';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { filterLabel } from '@/lib/listings/list/filter-labels';
import { getListingCard } from '@/lib/listings/list/listing-card';
import { findListing } from '@/lib/listings/catalogue/listings';
import { wantedBy } from '@/lib/listings/matching/wanted-by';
import { searchLabels } from '@/lib/server/email/search-labels';
import { requireRight } from '@/lib/server/services/access/with-right';
import type { Match, MatchReason } from './match';

const MAX_REASONS = 3;

export function matchViews(actor: Actor, locale: Locale) {
  requireRight(actor, 'contact.read');
  const t = translatorOf(locale, 'listingList');
  const titles = new Map<string, string>();
  const titleOf = (query: string) => {
    const title = titles.get(query) ?? searchLabels(query, locale);
    titles.set(query, title);
    return title;
  };
  const shared = ({ listing, reasons, right, sent }: Match) => ({
    reasons: reasons.slice(0, MAX_REASONS).map((reason) => reasonView(reason, listing.id)),
    basis: right.basis,
    bar: right.bar,
    sentBefore: sent?.isDearer ? { at: sent.at, price: sent.price } : null,
  });
  return {
    contact: (match: Match, staff: readonly StaffChoice[]): ContactMatchView => ({
      ...shared(match),
      contactId: match.contact.id,
      name: nameOf(match.contact),
      locale: match.contact.locale,
      agent: staff.find(({ id }) => id === match.contact.ownerId)?.name ?? null,
    }),
    listing: (match: Match): ListingMatchView => {
      const { place, price, priceNote, title } = getListingCard(match.listing, locale);
      const { id: listingId, reference } = match.listing;
      return {
        ...shared(match),
        listingId,
        reference,
        title,
        place,
        price: [price, priceNote].filter(Boolean).join(' '),
      };
    },
  };

  function reasonView(reason: MatchReason, listingId: string): MatchReasonView {
    if (reason.kind === 'enquiry') {
      const { createdAt: at, listingId: enquired } = reason.enquiry;
      return {
        kind: 'enquiry',
        reference: findListing(enquired)?.reference ?? enquired,
        at,
        isSameListing: enquired === listingId,
      };
    }
    const { miss, search } = reason;
    const { filters } = wantedBy(search.query);
    return {
      kind: search.kind,
      search: titleOf(search.query),
      miss: miss && { filter: miss, wanted: filterLabel(t, miss, filters, locale) },
    };
  }
}

export const nameOf = ({ emails, name, phone }: Match['contact']): string => name ?? emails[0] ?? phone ?? '';
