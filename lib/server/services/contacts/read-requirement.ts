import 'server-only';
import { splitLocale } from '@/lib/i18n/href';
import { canonicalQuery } from '@/lib/listings/alerts/alerts';
import { IGNORED_WORDS } from '@/lib/listings/search/ignored-words';
import { meansFilters } from '@/lib/listings/search/filters';
import { knownPlaces } from '@/lib/listings/search/known-places';
import { filterParameters, listParameters } from '@/lib/listings/search/parameters';
import { readValues } from '@/lib/listings/search/parse-filters';
import { filterQuery } from '@/lib/places/place-page';
import { isOfPlaces, readPlacePath } from '@/lib/places/place-query';
import { readTypedLine } from '@/lib/search-line/read-typed-line';
import { searchLineHref } from '@/lib/search-line/search-line-href';

/** `query` as in the address of a list; null when nothing was understood. `left`: what was not understood. */
export type TypedRequirement = Readonly<{ query: string | null; left: string }>;

const ADDRESS = /^(?:https?:\/\/|\/|\??[a-zA-Z]+=)/;
const SITE = 'https://site.invalid/properties';

/** Not filters: order, page and looks of a list, and the marks of campaigns. */
const NO_FILTER = /^(sort|page|advanced|measure|view|utm_\w+|gclid|fbclid)$/;

/** Reads words, or the address of a list, of a place or of a search. */
export function readRequirement(typed: string): TypedRequirement {
  const text = typed.trim();
  if (!ADDRESS.test(text)) return readWords(text);
  const address = /^[a-zA-Z]+=/.test(text) ? `?${text}` : text;
  if (!URL.canParse(address, SITE)) return { query: null, left: text };
  const url = new URL(address, SITE);
  const { path } = splitLocale(url.pathname.replace(/\/+$/, ''));
  if (path === '/search') return readWords(url.searchParams.get('q') ?? '');
  const place = isOfPlaces(path) ? readPlacePath(path) : null;
  if (place) return readParameters(new URLSearchParams(`${filterQuery(place)}&${url.searchParams.toString()}`), text);
  return path === '/properties' ? readParameters(url.searchParams, text) : { query: null, left: text };
}

function readWords(words: string): TypedRequirement {
  const line = readTypedLine(words);
  const parameters = new URLSearchParams(searchLineHref(line).split('?')[1]);
  // An unknown place, which lists name as such.
  const isElsewhere = line.rest !== '' && parameters.get('area') === line.rest;
  if (isElsewhere) parameters.delete('area');
  const query = canonicalQuery(parameters.toString());
  if (query === '') return { query: null, left: words };
  const left = isElsewhere ? [line.rest] : parameters.getAll(IGNORED_WORDS);
  return { query, left: [...left, ...meansFilters.flatMap((name) => unreadOf(name, parameters))].join(', ') };
}

function readParameters(parameters: URLSearchParams, typed: string): TypedRequirement {
  const query = canonicalQuery(parameters.toString());
  const left = [...new Set(parameters.keys())].flatMap((name) => unreadOf(name, parameters));
  return query === '' && left.length > 0 ? { query: null, left: typed } : { query, left: left.join(', ') };
}

function unreadOf(name: string, parameters: URLSearchParams): readonly string[] {
  const values = parameters.getAll(name).filter((value) => value.trim() !== '');
  if (name === IGNORED_WORDS) return values;
  if (NO_FILTER.test(name)) return [];
  const listed = listParameters.find((parameter) => parameter === name);
  if (listed) {
    const { known, unknown } = readValues(parameters, knownPlaces())[listed];
    // The first unknown place is searched as text.
    return listed === 'area' && known.length === 0 ? unknown.slice(1) : unknown;
  }
  const isRead = (value: string) => canonicalQuery(new URLSearchParams({ [name]: value }).toString()) !== '';
  const isFilter = (filterParameters as readonly string[]).includes(name);
  return values.filter((value) => !isFilter || !isRead(value)).map((value) => `${name}=${value}`);
}
