import type { FeedListing } from '@/content/types/feed-listing';
import type { IsoDate } from '@/content/types/common';
import { featureIds, type FeatureId, type ListingDraft } from '@/content/types/listing';
import { locales, type Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { summaryLength, TITLE_LENGTH } from '@/lib/listings/schema/listing-fields';
import { capitalised } from '@/lib/text/capitalised';
import { placeInTown } from '@/lib/listings/place/place-in-town';
import { listTeam } from '@/lib/site/team';
import { foldText } from '@/lib/text/fold-text';
import type { Supplement } from './feed-settings';
import { areaId, placeWithin, townName } from './find-area';
import { withGarage } from '@/lib/listings/fields/finished-fields';
import { featureWords } from './kyero-terms';

type Known = Readonly<{
  id: string;
  published: IsoDate;
  images: readonly string[];
}>;

/** Fields that neither feed nor settings provide stay missing. */
export function feedDraft(listing: FeedListing, known: Known, supplement: Supplement): ListingDraft {
  const { bathrooms, bedrooms, isNewBuild, operation, reference, region, status, type } = listing;
  const town = townName(listing.town);
  const place = placeWithin(listing);
  const added = fieldsOf(supplement);
  const draft = {
    ...known,
    reference,
    operation,
    type,
    // The catalogue detects the withdrawal by absence from the feed.
    status: status === 'withdrawn' ? 'available' : status,
    featured: false,
    isNewBuild,
    price: priceOf(listing, supplement),
    // A new build is sold with VAT, so its rate must be stated.
    ...(isNewBuild && operation === 'sale' ? {} : { vat: null }),
    // Falls back to the first import date, so that later runs find no change.
    updated: listing.updated ?? known.published,
    area: areaId(listing),
    ...((region ?? listing.provinceId) && { region }),
    neighbourhood: place ?? town,
    municipality: town,
    ...(listing.latitude !== null && listing.longitude !== null && point(listing.latitude, listing.longitude)),
    builtArea: listing.builtArea,
    plotArea: listing.plotArea,
    ...(listing.usableArea !== null && { usableArea: listing.usableArea }),
    ...(type === 'land' && { usableArea: null, year: null, condition: null }),
    ...(bedrooms !== null && { bedrooms }),
    ...(bathrooms !== null && { bathrooms }),
    floor: null,
    hasLift: false,
    orientation: null,
    features: featuresOf(listing),
    rooms: [],
    nearby: [],
    ...(listing.video !== null && { video: listing.video }),
    ...(listing.tour !== null && { tour: listing.tour }),
    availableFrom: 'now',
    ...(operation === 'sale' && { rental: null }),
    agent: listTeam('en')[0]?.id,
    ...(Object.keys(listing.otherTexts).length > 0 && { otherTexts: listing.otherTexts }),
    ...added,
    text: Object.fromEntries(locales.map((locale) => [locale, textOf(listing, locale, supplement)])),
  };
  const hasLift = added.hasLift ?? draft.features.includes('lift');
  const features = withGarage(draft.features, added.parkingSpaces);
  // Missing fields make it a draft.
  return { ...draft, features, hasLift } as ListingDraft;
}

function fieldsOf(supplement: Supplement): Omit<Supplement, 'priceExcludesVat' | 'text'> {
  const fields = { ...supplement };
  delete fields.priceExcludesVat;
  delete fields.text;
  return fields;
}

const point = (latitude: number, longitude: number) => ({ latitude, longitude });

/** EUR, with VAT when the settings add it. */
export function priceOf({ price }: FeedListing, { priceExcludesVat, vat }: Supplement): number {
  return priceExcludesVat && vat ? Math.round(price * (1 + vat / 100)) : price;
}

const featureNames: ReadonlyMap<string, FeatureId> = new Map(
  featureIds.flatMap((id) =>
    [
      ...locales.map((locale) => foldText(translatorOf(locale, 'listingFacts')(`features.${id}`))),
      ...(featureWords[id] ?? []),
    ].map((name) => [name, id] as const),
  ),
);

function featuresOf({ features, pool }: FeedListing): readonly FeatureId[] {
  const known = features.flatMap((name) => featureNames.get(foldText(name)) ?? []);
  const isNamed = known.includes('pool') || known.includes('shared-pool');
  return [...new Set([...known, ...(pool && !isNamed ? [pool] : [])])];
}

function textOf(listing: FeedListing, locale: Locale, { text }: Supplement) {
  const description = listing.description[locale];
  const [opening, ...paragraphs] = description?.split('\n\n') ?? [];
  return {
    ...(description && { title: titleOf(listing, locale), summary: summaryOf(description), opening, paragraphs }),
    ...text?.[locale],
  };
}

function titleOf(listing: FeedListing, locale: Locale): string {
  const { bedrooms, operation, type } = listing;
  const t = translatorOf(locale, 'listingName');
  const [town, place] = [townName(listing.town), placeWithin(listing)];
  const name = (where: string) =>
    capitalised(t('name', { bedrooms: bedrooms ?? 0, operation, type, pool: 'none', place: where }));
  const full = name(placeInTown(place ?? '', town));
  return full.length <= TITLE_LENGTH ? full : name(town).slice(0, TITLE_LENGTH).trim();
}

function summaryOf(description: string): string {
  const text = description.replace(/\s+/g, ' ');
  if (text.length <= summaryLength.max) return text;
  const head = text.slice(0, summaryLength.max);
  const sentences = /^.*[.!?](?= )/.exec(head)?.[0] ?? '';
  if (sentences.length >= summaryLength.min) return sentences;
  return `${head.slice(0, head.lastIndexOf(' ', summaryLength.max - 1)).replace(/[,;:]$/, '')}…`;
}
