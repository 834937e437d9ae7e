import 'server-only';
import { advertProblems } from '@/lib/listings/law/advert-rules';
import { certificateEnds } from '@/lib/listings/law/certificate-rules';
import { completeParts } from '@/lib/listings/desk/completeness';
import type { DeskListing, ListingState } from '@/lib/listings/desk/desk-listing';
import type { StoredListing } from '@/lib/server/data/listings/catalogue';
import { isDraft, isWithdrawn, withChanges } from '@/lib/server/services/catalogue/visible-listing';
import { findGazetteerPlace } from '@/lib/site/places';
import { foldText } from '@/lib/text/fold-text';
import { lawDay } from '@/lib/listings/law/law-day';
import type { ListingDraft } from '@/content/types/listing';

export const toDeskListing = (stored: StoredListing, createdAt: Date): DeskListing => {
  const draft = withChanges(stored);
  const {
    agent,
    area = '',
    images = [],
    municipality,
    neighbourhood,
    operation,
    price,
    published,
    street,
    type,
  } = draft;
  const state = stateOf(stored);
  const isOffered = state === 'available' || state === 'reserved';
  const gazetteerPlace = findGazetteerPlace(area);
  const placeName = gazetteerPlace?.name ?? municipality ?? area;
  return {
    id: stored.id,
    reference: stored.reference,
    operation: operation ?? null,
    type: type ?? null,
    state,
    price: price ?? null,
    street: street ?? neighbourhood ?? '',
    place: area,
    placeName,
    agent: agent ?? '',
    source: stored.source,
    image: images[0] ?? null,
    problems: stored.problems,
    complete: completeParts(stored.problems, images.length),
    since: stored.publishedAt ? (published ?? lawDay(stored.publishedAt)) : lawDay(createdAt),
    updated: draft.updated ?? lawDay(createdAt),
    adverts: isOffered ? advertProblems(draft, lawDay(new Date())) : [],
    ends: certificateEnds(draft),
    words: wordsOf(draft, [placeName, gazetteerPlace?.otherName, ...(gazetteerPlace?.aliases ?? [])]),
  };
};

export const stateOf = (stored: StoredListing): ListingState => {
  if (isWithdrawn(stored)) return 'withdrawn';
  if (isDraft(stored)) return stored.problems.length > 0 ? 'incomplete' : 'ready';
  return withChanges(stored).status ?? 'available';
};

function wordsOf(
  { municipality, neighbourhood, reference, street, text }: ListingDraft,
  places: readonly (string | undefined)[],
): string {
  const names = [reference, street, neighbourhood, ...places, municipality, text?.es?.title, text?.en?.title];
  const folded = foldText(names.filter(Boolean).join(' '));
  return `${folded} ${foldText(reference).replaceAll(' ', '')}`;
}
