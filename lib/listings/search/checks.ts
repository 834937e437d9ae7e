import { foldText } from '@/lib/text/fold-text';
import { conditions, energyClasses, operations } from '@/content/types/listing';
import { contains } from '@/lib/map/contains';
import { isWithin } from '@/lib/map/mercator';
import { propertyTypes } from '@/content/types/property-type';
import type { Excluded, Floor, SearchFeature } from './choices';
import { appliedFilters, type Filter, type SearchFilters } from './filters';
import { featureBits, type SearchIndex } from './search-index';

export type Check = Readonly<{ filter: Filter; fails: (listing: number) => boolean }>;

export function checksOf(index: SearchIndex, filters: SearchFilters): readonly Check[] {
  return appliedFilters(filters).map((filter) => ({ filter, fails: failsFilter(index, filters, filter) }));
}

const at = (column: ArrayLike<number>, listing: number): number => column[listing] ?? NaN;

export function failsFilter(index: SearchIndex, filters: SearchFilters, filter: Filter): Check['fails'] {
  switch (filter) {
    case 'operation': {
      const operation = operations.findIndex((known) => known === filters.operation);
      return (listing) => at(index.operation, listing) !== operation;
    }
    case 'types': {
      const types = filters.types.map((type) => propertyTypes.indexOf(type));
      return (listing) => !types.includes(at(index.type, listing));
    }
    case 'areas': {
      const areas = filters.areas.map((key) => index.places.findIndex((place) => place.key === key));
      return (listing) => !index.inPlaces[listing]?.some((place) => areas.includes(place));
    }
    case 'location':
      return failsWords(index, filters.location);
    case 'price': {
      const [low, high] = [filters.minPrice ?? 0, filters.maxPrice ?? Infinity];
      return (listing) => at(index.price, listing) < low || at(index.price, listing) > high;
    }
    case 'monthly':
      return failsMonthly(index, filters);
    case 'cash': {
      const { cash } = index.means[filters.resident];
      // Unknown cash passes: such listings come last.
      return (listing) => at(cash, listing) > (filters.cash ?? Infinity);
    }
    case 'resident':
      return () => false;
    case 'beds':
      return (listing) => at(index.bedrooms, listing) < (filters.beds ?? 0);
    case 'baths':
      return (listing) => at(index.bathrooms, listing) < (filters.baths ?? 0);
    case 'parkingSpaces':
      return (listing) => at(index.parkingSpaces, listing) < (filters.parkingSpaces ?? 0);
    case 'minSize':
      return (listing) => at(index.size, listing) < (filters.minSize ?? 0);
    case 'conditions': {
      const accepted = filters.conditions.map((condition) => conditions.indexOf(condition));
      return (listing) => !accepted.includes(at(index.condition, listing));
    }
    case 'floor':
      return filters.floor === null ? () => false : failsFloor(index, filters.floor);
    case 'energy': {
      const worst = energyClasses.findIndex((letter) => letter === filters.energy);
      return (listing) => at(index.energy, listing) > worst;
    }
    case 'maxSea':
      return (listing) => at(index.sea, listing) > (filters.maxSea ?? Infinity);
    case 'availableBy':
      return (listing) => (index.available[listing] ?? '') > (filters.availableBy ?? '');
    case 'bounds': {
      const { bounds } = filters;
      return (listing) => {
        const point = index.points[listing];
        return bounds !== null && !(point && isWithin(point, bounds));
      };
    }
    case 'outline': {
      const { outline } = filters;
      return (listing) => {
        const point = index.points[listing];
        return outline !== null && !(point && contains(outline, point));
      };
    }
    default:
      return failsFeature(index, filter);
  }
}

const rent = operations.indexOf('rent');

/** Unknown payments pass: such listings come last. */
function failsMonthly(index: SearchIndex, { monthly, resident }: SearchFilters): Check['fails'] {
  const column = index.means[resident].monthly;
  const most = monthly ?? Infinity;
  return (listing) => at(at(index.operation, listing) === rent ? index.price : column, listing) > most;
}

function failsFeature(index: SearchIndex, filter: `features:${SearchFeature}` | `without:${Excluded}`) {
  const [kind, feature] = filter.split(':') as ['features' | 'without', Excluded];
  if (feature === 'ground-floor') return (listing: number) => at(index.floor, listing) === 0;
  const bit = featureBits([feature]);
  const wanted = kind === 'features' ? bit : 0;
  return (listing: number) => (at(index.features, listing) & bit) !== wanted;
}

const penthouse = propertyTypes.indexOf('penthouse');

/** Only flats have a floor: houses always fail. */
function failsFloor(index: SearchIndex, floor: Floor): Check['fails'] {
  const isTop = (listing: number) => at(index.type, listing) === penthouse;
  if (floor === 'top') return (listing) => !isTop(listing);
  return floor === 'ground'
    ? (listing) => at(index.floor, listing) !== 0
    : (listing) => isTop(listing) || !(at(index.floor, listing) > 0);
}

function failsWords(index: SearchIndex, location: string): Check['fails'] {
  // The leading space restricts matches to word starts.
  const words = typedWords(location).map((word) => index.alternatives(word).map((found) => ` ${found}`));
  return (listing) => {
    const text = index.text[listing] ?? '';
    return !words.every((found) => found.some((word) => text.includes(word)));
  };
}

const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'avda avenida avinguda c calle carrer de del el en i in la las les los near paseo passeig placa plaza street the y'.split(
    ' ',
  ),
);

function typedWords(location: string): readonly string[] {
  const words = foldText(location).split(' ').filter(Boolean);
  const telling = words.filter((word) => !LITTLE_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
