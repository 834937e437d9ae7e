import 'server-only';
import { getTranslations } from 'next-intl/server';
import { valuationFactors } from '@/content/valuation-factors';
import { getListingCard, type ListingCardView } from '@/lib/listings/listing-card';
import { getArea } from '@/lib/site/areas';
import { listListings } from '@/lib/listings/listings';
import type { ToolQuery } from '@/lib/forms/figures';
import { mostLike } from './comparable';
import { refusalOf, type Refusal } from './valuation';
import { valuedTypes } from '@/content/types/property-type';
import { isFlat, type ValuationForm, type ValuationInput } from './valuation-input';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { errorLabels } from '@/lib/forms/field-errors';
import { readPriceMaps, type PriceMap } from './price-tiles';
import { estimateView, type EstimateView } from './valuation-estimate';
import { propertyFacts, visitMessage } from './valuation-message';
import { findValuedPlace, listValuedPlaces, type ValuedPlace } from './valuation-places';
import { readListingForm } from './value-property';

type ValuationResult = Readonly<{ kind: 'estimate'; estimate: EstimateView } | { kind: 'refused'; reason: Refusal }>;

export type ValuationPageView = Readonly<{
  values: ValuationForm['values'];
  errors: Readonly<Partial<Record<keyof ValuationForm['values'], string>>>;
  isRequested: boolean;
  places: readonly Readonly<{
    group: ValuedPlace['group'];
    options: readonly Readonly<{ id: string; name: string }>[];
  }>[];
  result: ValuationResult | null;
  /** Property in one line; null if invalid. */
  facts: string | null;
  comparables: readonly ListingCardView[];
  maps: readonly PriceMap[];
  /** Prefilled contact form; null if invalid. */
  visitHref: AppHref | null;
}>;

const COMPARABLE_COUNT = 3;

export async function readValuationPage(query: ToolQuery, locale: Locale): Promise<ValuationPageView> {
  const form = readListingForm(query);
  const [t, fields] = await Promise.all([
    getTranslations({ locale, namespace: 'valuationPage' }),
    getTranslations({ locale, namespace: 'toolForm' }),
  ]);
  const place = findValuedPlace(form.values.area);
  const result = form.input && resultOf(form.input, place, locale, t);
  const groups = ['barcelona', 'costa-blanca'] as const;
  return {
    values: form.values,
    errors: errorLabels(form.errors, locale, fields),
    isRequested: form.isRequested,
    places: groups.map((group) => ({
      group,
      options: listValuedPlaces()
        .filter((option) => option.group === group)
        .map(({ id, name }) => ({ id, name })),
    })),
    result,
    facts: form.input && propertyFacts(form.input, place, locale, t),
    comparables: form.input && place && result?.kind === 'estimate' ? comparablesOf(form.input, place, locale) : [],
    maps: readPriceMaps(place?.tile ?? null, locale),
    visitHref: form.input && result && visitMessage(form.input, place, rangeOf(result), locale, t),
  };
}

function resultOf(
  input: ValuationInput,
  place: ValuedPlace | null,
  locale: Locale,
  t: Translator<'valuationPage'>,
): ValuationResult {
  const reason = refusalOf(input, place);
  if (reason !== null || !place) return { kind: 'refused', reason: reason ?? 'noData' };
  return { kind: 'estimate', estimate: estimateView(input, place, valuationFactors, locale, t) };
}

const rangeOf = (result: ValuationResult) => (result.kind === 'estimate' ? result.estimate : null);

/** Similar listings for sale. */
function comparablesOf(input: ValuationInput, place: ValuedPlace, locale: Locale): readonly ListingCardView[] {
  const listings = listListings().flatMap((listing) => {
    const type = valuedTypes.find((known) => known === listing.type);
    if (!type || listing.operation !== 'sale' || listing.status === 'sold' || listing.builtArea === null) return [];
    const { group } = getArea(listing.area);
    return [
      { listing, area: listing.area as string, group: group as string, isFlat: isFlat(type), size: listing.builtArea },
    ];
  });
  const property = { area: place.area ?? '', group: place.group, isFlat: isFlat(input.type), size: input.size };
  return mostLike(property, listings, COMPARABLE_COUNT).map(({ listing }) => getListingCard(listing, locale));
}
