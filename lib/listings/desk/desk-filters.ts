import { foldText } from '@/lib/text/fold-text';
import { oneLine, single, type Query } from '@/lib/text/query';
import { COMPLETE } from './completeness';
import { listingStates, type DeskListing, type ListingState } from './desk-listing';

const deskOrders = ['updated', 'reference', 'price', 'complete', 'since'] as const;

export type DeskOrder = (typeof deskOrders)[number];

/** Query of the table; empty text means no filter. */
export type DeskListingFilters = Readonly<{
  q: string;
  state: ListingState | '';
  source: string;
  agent: string;
  place: string;
  complete: 'yes' | 'no' | '';
  sort: DeskOrder;
  isReversed: boolean;
  page: number;
}>;

export const noDeskFilters: DeskListingFilters = {
  q: '',
  state: '',
  source: '',
  agent: '',
  place: '',
  complete: '',
  sort: 'updated',
  isReversed: false,
  page: 1,
};

const MAX_LENGTH = 100;

export function readDeskFilters(query: Query): DeskListingFilters {
  const text = (name: string) => oneLine(single(query, name), MAX_LENGTH);
  const [, minus = '', sort = ''] = /^(-?)(.*)$/.exec(text('sort')) ?? [];
  const page = Number(text('page'));
  return {
    q: text('q'),
    state: listingStates.find((state) => state === text('state')) ?? '',
    source: text('source'),
    agent: text('agent'),
    place: text('place'),
    complete: (['yes', 'no'] as const).find((answer) => answer === text('complete')) ?? '',
    sort: deskOrders.find((order) => order === sort) ?? noDeskFilters.sort,
    isReversed: minus === '-' && deskOrders.some((order) => order === sort),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function deskQuery({ isReversed, page, sort, ...filters }: DeskListingFilters): '' | `?${string}` {
  const order = `${isReversed ? '-' : ''}${sort}`;
  const entries = Object.entries({
    ...filters,
    sort: order === noDeskFilters.sort ? '' : order,
    page: page > 1 ? String(page) : '',
  }).filter(([, value]) => value !== '');
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

export function matchingListings(
  listings: readonly DeskListing[],
  filters: DeskListingFilters,
  ignoring?: 'state',
): readonly DeskListing[] {
  const { agent, complete, place, q, source, state } = filters;
  const words = foldText(q).split(' ').filter(Boolean);
  return listings.filter(
    (listing) =>
      (ignoring === 'state' || state === '' || listing.state === state) &&
      (source === '' || listing.source === source) &&
      (agent === '' || listing.agent === agent) &&
      (place === '' || listing.place === place) &&
      (complete === '' || (complete === 'yes') === (listing.complete === COMPLETE)) &&
      words.every((word) => listing.words.includes(word)),
  );
}

const compare: Readonly<Record<DeskOrder, (one: DeskListing, other: DeskListing) => number>> = {
  updated: (one, other) => compareText(other.updated, one.updated),
  reference: (one, other) => compareText(one.reference, other.reference),
  price: (one, other) => (one.price ?? Infinity) - (other.price ?? Infinity) || 0,
  complete: (one, other) => one.complete - other.complete,
  since: (one, other) => compareText(one.since, other.since),
};

/** Compares by code unit: locale comparison is too slow for thousands of listings. */
const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

export function sortedListings(
  listings: readonly DeskListing[],
  { isReversed, sort }: Pick<DeskListingFilters, 'sort' | 'isReversed'>,
): readonly DeskListing[] {
  const sign = isReversed ? -1 : 1;
  return listings.toSorted(
    (one, other) => sign * compare[sort](one, other) || compareText(one.reference, other.reference),
  );
}
