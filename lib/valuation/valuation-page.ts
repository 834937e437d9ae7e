import 'server-only';
import { getTranslations } from 'next-intl/server';
import { valuationFactors } from '@/content/valuation-factors';
import type { ToolQuery } from '@/lib/forms/digits';
import { comparableViews, COMPARABLE_COUNT, ownSalesText, type ComparableView } from './comparable-views';
import type { SoldPrice } from './own-sales';
import { refusalOf, type ValuationRefusal } from './valuation';
import type { ValuationFormValues, ValuationInput } from './valuation-input';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { errorLabels } from '@/lib/forms/field-errors';
import { readPriceMaps, type PriceMapTiles } from './price-tiles';
import { estimateView, type EstimateView } from './valuation-estimate';
import { valuedPlaceName, propertyFacts } from './valuation-message';
import { findValuedPlace, listValuedPlaces, type ValuedPlace } from './valuation-places';
import { readListingForm, type PropertyForm } from './value-property';

type ValuationResult = Readonly<
  { kind: 'estimate'; estimate: EstimateView } | { kind: 'refused'; reason: ValuationRefusal }
>;

type PlaceView = Readonly<{
  typed: string;
  error: string | null;
  note: string | null;
  unknown: Readonly<{
    text: string;
    hint: string;
    nearest: readonly Readonly<{ name: string; href: AppHref }>[];
  }> | null;
}>;

export type ValuationPageView = Readonly<{
  values: ValuationFormValues['values'];
  errors: Readonly<Partial<Record<keyof ValuationFormValues['values'], string>>>;
  isRequested: boolean;
  place: PlaceView;
  places: readonly string[];
  result: ValuationResult | null;
  facts: string | null;
  comparables: readonly ComparableView[];
  comparablesText: string;
  ownSales: string | null;
  maps: readonly PriceMapTiles[];
}>;

export async function readValuationPage(
  query: ToolQuery,
  locale: Locale,
  sold: readonly SoldPrice[] = [],
): Promise<ValuationPageView> {
  const form = readListingForm(query);
  const [t, fields] = await Promise.all([
    getTranslations({ locale, namespace: 'valuationPage' }),
    getTranslations({ locale, namespace: 'toolForm' }),
  ]);
  const place = findValuedPlace(form.values.area);
  const result = form.input && resultOf(form.input, place, locale, t);
  const estimate = result?.kind === 'estimate' ? result.estimate : null;
  const comparables =
    form.input && place && estimate ? comparableViews(form.input, place, estimate.middlePerArea, locale, t) : [];
  return {
    values: form.values,
    errors: errorLabels(form.errors, locale, fields),
    isRequested: form.isRequested,
    place: placeView(form, place, t, form.isPlaceMissing ? fields('errors.required') : null),
    places: listValuedPlaces().map(({ name }) => name),
    result,
    facts: form.input && propertyFacts(form.input, place, locale, t),
    comparables,
    comparablesText:
      comparables.length === COMPARABLE_COUNT
        ? t('comparable.text')
        : t('comparable.fewer', { count: comparables.length }),
    ownSales:
      form.input && place && estimate ? ownSalesText(form.input, place, estimate.middlePerArea, sold, locale, t) : null,
    maps: readPriceMaps(place?.tile ?? null, locale),
  };
}

function placeView(
  { match, place: typed, values }: PropertyForm,
  place: ValuedPlace | null,
  t: Translator<'valuationPage'>,
  error: string | null,
): PlaceView {
  const nearest = match?.kind === 'unknown' ? match.nearest : [];
  const hrefOf = ({ id }: ValuedPlace): AppHref =>
    `/herramientas/valoracion?${new URLSearchParams({ ...values, area: id }).toString()}#result`;
  return {
    typed,
    error,
    note: match?.kind === 'street' && place ? t('place.byStreet', { place: valuedPlaceName(place, t) }) : null,
    unknown:
      match?.kind === 'unknown'
        ? {
            text: t('place.unknown', { place: typed }),
            hint: t(nearest.length > 0 ? 'place.nearest' : 'place.known'),
            nearest: nearest.map((known) => ({ name: valuedPlaceName(known, t), href: hrefOf(known) })),
          }
        : null,
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
