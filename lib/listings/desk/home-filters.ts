import { foldText } from '@/lib/text/fold-text';
import { oneLine, single, type Query } from '@/lib/text/query';
import { COMPLETE } from './completeness';
import { homeStates, type DeskHome, type HomeState } from './desk-home';

const homeOrders = ['updated', 'reference', 'price', 'complete', 'since'] as const;

export type HomeOrder = (typeof homeOrders)[number];

/** The query of the table; empty text is no filter. */
export type HomeFilters = Readonly<{
  q: string;
  state: HomeState | '';
  source: string;
  agent: string;
  place: string;
  complete: 'yes' | 'no' | '';
  sort: HomeOrder;
  /** Against the order's first direction. */
  isReversed: boolean;
  page: number;
}>;

export const noHomeFilters: HomeFilters = {
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

/** Invalid values are ignored. */
export function readHomeFilters(query: Query): HomeFilters {
  const text = (name: string) => oneLine(single(query, name), MAX_LENGTH);
  const [, minus = '', sort = ''] = /^(-?)(.*)$/.exec(text('sort')) ?? [];
  const page = Number(text('page'));
  return {
    q: text('q'),
    state: homeStates.find((state) => state === text('state')) ?? '',
    source: text('source'),
    agent: text('agent'),
    place: text('place'),
    complete: (['yes', 'no'] as const).find((answer) => answer === text('complete')) ?? '',
    sort: homeOrders.find((order) => order === sort) ?? noHomeFilters.sort,
    isReversed: minus === '-' && homeOrders.some((order) => order === sort),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** `?state=reserved&page=2`, or nothing. */
export function homeQuery({ isReversed, page, sort, ...filters }: HomeFilters): '' | `?${string}` {
  const order = `${isReversed ? '-' : ''}${sort}`;
  const entries = Object.entries({
    ...filters,
    sort: order === noHomeFilters.sort ? '' : order,
    page: page > 1 ? String(page) : '',
  }).filter(([, value]) => value !== '');
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** Those that pass all filters; `ignoring` one of them, for its counts. */
export function matchingHomes(
  homes: readonly DeskHome[],
  filters: HomeFilters,
  ignoring?: 'state',
): readonly DeskHome[] {
  const { agent, complete, place, q, source, state } = filters;
  const words = foldText(q).split(' ').filter(Boolean);
  return homes.filter(
    (home) =>
      (ignoring === 'state' || state === '' || home.state === state) &&
      (source === '' || home.source === source) &&
      (agent === '' || home.agent === agent) &&
      (place === '' || home.place === place) &&
      (complete === '' || (complete === 'yes') === (home.complete === COMPLETE)) &&
      words.every((word) => home.words.includes(word)),
  );
}

const compare: Readonly<Record<HomeOrder, (one: DeskHome, other: DeskHome) => number>> = {
  updated: (one, other) => compareText(other.updated, one.updated),
  reference: (one, other) => compareText(one.reference, other.reference),
  price: (one, other) => (one.price ?? Infinity) - (other.price ?? Infinity) || 0,
  complete: (one, other) => one.complete - other.complete,
  since: (one, other) => compareText(one.since, other.since),
};

/** By code, not by language: thousands at a time. */
const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

export function sortedHomes(
  homes: readonly DeskHome[],
  { isReversed, sort }: Pick<HomeFilters, 'sort' | 'isReversed'>,
): readonly DeskHome[] {
  const sign = isReversed ? -1 : 1;
  return homes.toSorted(
    (one, other) => sign * compare[sort](one, other) || compareText(one.reference, other.reference),
  );
}
