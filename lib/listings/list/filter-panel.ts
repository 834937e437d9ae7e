import { conditions, energyClasses } from '@/content/types/listing';
import { propertyTypes } from '@/content/types/property-type';
import {
  bathroomSteps,
  bedroomSteps,
  floors,
  METRES_A_MINUTE,
  offeredExclusions,
  parkingSteps,
  seaSteps,
  searchFeatures,
} from '@/lib/listings/search/choices';
import { measures, residentAnswers, type SearchFilters } from '@/lib/listings/search/filters';
import type { Facets } from '@/lib/listings/search/search';
import type { NumberField, TypedNumbers } from '@/lib/listings/search/typed-numbers';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { isOtherCurrency } from '@/lib/text/parse-price';
import type { ListLabels } from './filter-labels';
import { ownFiguresView, type OwnFiguresView } from './own-figures-view';
import { listPlaceGroups } from './search-page';

type Option = Readonly<{ value: string; label: string }>;

export type FilterPanel = Readonly<{
  boxes: Readonly<
    Record<
      'type' | 'area' | 'features' | 'without' | 'condition',
      Readonly<{ legend: string; options: readonly (Option & Readonly<{ note?: string; isChosen: boolean }>)[] }>
    >
  >;
  choices: Readonly<
    Record<
      'beds' | 'baths' | 'parkingSpaces' | 'floor' | 'energy' | 'maxSea' | 'resident' | 'measure',
      Readonly<{ label: string; value: string; options: readonly (Option & Readonly<{ ariaLabel?: string }>)[] }>
    >
  >;
  numbers: Readonly<Record<NumberField, Readonly<{ label: string; value: string; error?: string }>>>;
  day: Readonly<{ label: string; value: string }>;
  own: OwnFiguresView;
}>;

export function filterPanel(
  t: ListLabels,
  { filters, facets, typed, locale }: { filters: SearchFilters; facets: Facets; typed: TypedNumbers; locale: Locale },
): FilterPanel {
  const any = { value: '', label: t('anyBeds') };
  const figure = (count = 0) => formatNumber(count, locale);
  const problem = (field: NumberField, text: string) => {
    if (field === 'minSize') return t('unread.size');
    return isOtherCurrency(text) ? t('unread.currency', { text }) : t('unread.price');
  };
  const numberOf = (field: NumberField) => {
    const unread = typed.unread[field];
    const number = filters[field];
    const label = t(field);
    if (unread !== undefined) return { label, value: unread, error: problem(field, unread) };
    return { label, value: number === null ? '' : figure(number) };
  };
  const atLeast = (name: 'beds' | 'baths' | 'parkingSpaces', offered: readonly number[]) => ({
    label: t(name),
    value: String(filters[name] ?? ''),
    options: [
      any,
      ...withChosen(offered, filters[name]).map((step) => ({
        value: String(step),
        label: `${step}+`,
        ariaLabel: t(`filterLabels.${name}`, { count: step }),
      })),
    ],
  });

  return {
    boxes: {
      type: {
        legend: t('type'),
        options: propertyTypes.map((type) => ({
          value: type,
          label: t(`types.${type}`),
          note: figure(facets.type[type]),
          isChosen: filters.types.includes(type),
        })),
      },
      area: {
        legend: t('area'),
        options: listPlaceGroups()
          .flatMap(({ whole, areas }) => [
            ...(whole ? [{ ...whole, label: t('wholeArea', { area: whole.key, name: whole.name }) }] : []),
            ...areas.map((area) => ({ ...area, label: area.name })),
          ])
          .map(({ key, value, label }) => ({
            value,
            label,
            note: figure(facets.area[key]),
            isChosen: filters.areas.includes(key),
          })),
      },
      features: {
        legend: t('featuresLegend'),
        options: searchFeatures.map((feature) => ({
          value: feature,
          label: t(`features.${feature}`),
          note: figure(facets.features[feature]),
          isChosen: filters.features.includes(feature),
        })),
      },
      without: {
        legend: t('withoutLegend'),
        options: [...new Set([...offeredExclusions, ...filters.without])].map((feature) => ({
          value: feature,
          label: t(`without.${feature}`),
          isChosen: filters.without.includes(feature),
        })),
      },
      condition: {
        legend: t('condition'),
        options: conditions.map((condition) => ({
          value: condition,
          label: t(`conditions.${condition}`),
          isChosen: filters.conditions.includes(condition),
        })),
      },
    },
    choices: {
      beds: atLeast('beds', bedroomSteps),
      baths: atLeast('baths', bathroomSteps),
      parkingSpaces: atLeast('parkingSpaces', parkingSteps),
      floor: {
        label: t('floor'),
        value: filters.floor ?? '',
        options: [any, ...floors.map((floor) => ({ value: floor, label: t(`floors.${floor}`) }))],
      },
      energy: {
        label: t('energyClass'),
        value: filters.energy ?? '',
        options: [any, ...energyClasses.map((letter) => ({ value: letter, label: t('energyStep', { letter }) }))],
      },
      maxSea: {
        label: t('sea'),
        value: String(filters.maxSea ?? ''),
        options: [
          any,
          ...withChosen(seaSteps, filters.maxSea).map((metres) => ({
            value: String(metres),
            label: t('seaStep', { minutes: Math.round(metres / METRES_A_MINUTE) }),
          })),
        ],
      },
      resident: {
        label: t('resident'),
        value: filters.resident === 'yes' ? '' : filters.resident,
        options: residentAnswers.map((value) => ({
          value: value === 'yes' ? '' : value,
          label: t(`residences.${value}`),
        })),
      },
      measure: {
        label: t('measure'),
        value: filters.measure ?? '',
        options: [
          { value: '', label: t('measures.limited') },
          ...measures.map((value) => ({ value, label: t(`measures.${value}`) })),
        ],
      },
    },
    numbers: {
      minPrice: numberOf('minPrice'),
      maxPrice: numberOf('maxPrice'),
      monthly: numberOf('monthly'),
      cash: numberOf('cash'),
      minSize: numberOf('minSize'),
    },
    day: { label: t('availableBy'), value: filters.availableBy ?? '' },
    own: ownFiguresView(locale),
  };
}

const withChosen = (offered: readonly number[], chosen: number | null): readonly number[] =>
  chosen === null || offered.includes(chosen) ? offered : [...offered, chosen];
