import 'server-only';
import { formatNumber, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { canonicalQuery } from '@/lib/listings/alerts/alerts';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { LISTINGS_PER_PAGE } from '@/lib/listings/search/search';
import { agentRegister } from '@/lib/site/agent-register';
import { fullName, inPlace, placeChain, type Place } from '@/lib/site/places';
import { levelSources, priceLevels } from '@/lib/site/price-levels';
import { siteFacts } from '@/lib/site/site-facts';
import { listingAgent, type TeamMember } from '@/lib/site/team';
import { paginate } from '@/lib/text/paginate';
import type { Listing } from '@/content/types/listing';
import { forTown, ownTown } from '@/lib/site/own-town';
import { hubCards, type HubCard } from './hub-cards';
import { listingsOf } from './place-listings';
import { levelWords } from './level-words';
import { placeLinks, type PlaceLinks } from './place-links';
import type { PlaceQuery } from './place-query';
import { placeQuestions, type PlaceQuestion } from './place-questions';
import { placeTrail, type Trail } from './place-trail';
import { pageText } from './place-text';
import { noneWords, placeDescription, placeHeading, placeTitle, rangeWords, type PlaceWords } from './place-words';
import type { PlaceRule } from './place-rule';
import { ruleOf } from './rule-of';
import type { LevelWords } from './level-words';

type PlaceFact = Readonly<{ id: 'count' | 'range' | 'perArea' | 'level'; term: string; value: string }>;

const COMPARABLE = 3;

/** Price range per m2 for sales; null below three. */
function perAreaWords(listings: readonly Listing[], words: PlaceWords): string | null {
  const prices = listings.flatMap(({ builtArea, operation, price }) =>
    operation === 'rent' || !builtArea ? [] : [price / builtArea],
  );
  if (prices.length < COMPARABLE) return null;
  const amount = (price: number) => formatPrice(price, words.locale);
  return words.t('range.more', { from: amount(Math.min(...prices)), to: amount(Math.max(...prices)) });
}

function placeFacts(
  listings: readonly Listing[],
  level: LevelWords | null,
  perArea: string | null,
  words: PlaceWords,
): readonly PlaceFact[] {
  const { locale, t } = words;
  if (listings.length === 0) return level ? [{ id: 'level', term: level.term, value: level.value }] : [];
  return [
    { id: 'count', term: t('facts.count'), value: formatNumber(listings.length, locale) },
    { id: 'range', term: t('facts.range'), value: rangeWords(listings, words) },
    ...(perArea === null ? [] : [{ id: 'perArea' as const, term: t('facts.perArea'), value: perArea }]),
    ...(level ? [{ id: 'level' as const, term: level.term, value: level.value }] : []),
  ];
}

export type PlacePageView = Readonly<{
  query: PlaceQuery;
  rule: PlaceRule;
  heading: string;
  title: string;
  description: string;
  /** Wider pages, widest first. */
  trail: Trail;
  crumb: string;
  facts: readonly PlaceFact[];
  cards: readonly ListingCardView[];
  total: number;
  pageCount: number;
  firstPosition: number;
  /** Message for no listings; otherwise empty. */
  none: string;
  search: string;
  text: readonly string[];
  questions: readonly PlaceQuestion[];
  agent: TeamMember | null;
  /** Name, of an agent of the place with the place and the register. */
  agentLine: string;
  districts: Readonly<{ rows: readonly Readonly<{ name: string; value: string }>[]; source: string }> | null;
  links: PlaceLinks;
  /** Of the hub alone. */
  places: readonly HubCard[];
}>;

export function readPlacePage(requested: PlaceQuery, locale: Locale): PlacePageView {
  const t = translatorOf(locale, 'placePage');
  const words = { locale, t };
  const { operation, place, type } = requested;
  const listings = operation === null ? [] : listingsOf(requested);
  const { items, page, pageCount, total } = paginate(listings, requested.page, LISTINGS_PER_PAGE);
  const query = { ...requested, page };
  const level =
    place === null || operation !== 'sale'
      ? null
      : levelWords(place.id, { ...words, tPrice: translatorOf(locale, 'listingPrice') });
  const perArea = perAreaWords(listings, words);
  const trail = placeTrail(query, locale);
  const agentId = place && agentOf(place, listings);
  const agent = agentId === null ? null : listingAgent(agentId, locale);
  // Only the first page of all types describes the place.
  const own = type === null && page === 1 ? place : null;
  return {
    query,
    rule: ruleOf(query),
    heading: placeHeading(query, words),
    title: placeTitle(query, listings, words),
    description:
      operation === null
        ? hubDescription(t)
        : placeDescription(query, listings, { agent: agent && agent.name, level: level && level.brief }, words),
    trail: trail.slice(0, -1),
    crumb: trail.at(-1)?.name ?? '',
    facts: placeFacts(listings, level, perArea, words),
    cards: items.map((listing) => getListingCard(listing, locale)),
    total: operation === null ? listingsOf(query).length : total,
    pageCount,
    firstPosition: (page - 1) * LISTINGS_PER_PAGE + 1,
    none: operation === null || total > 0 ? '' : noneWords(query, words),
    search: canonicalQuery(filterQuery(query)),
    text: pageText(query, locale),
    questions:
      own && agent && operation !== null
        ? placeQuestions(
            operation,
            { place: own, listings, level, perArea, agent },
            words,
            translatorOf(locale, 'listingCosts'),
          )
        : [],
    agent,
    agentLine: agentId && place && agent ? agentLine(place, agent, words) : (agent?.name ?? ''),
    districts: own?.id === 'barcelona' && operation === 'sale' ? districtsOf(locale) : null,
    links: placeLinks(query, words),
    places: operation === null ? hubCards(words) : [],
  };
}

type Labels = ReturnType<typeof translatorOf<'placePage'>>;

function hubDescription(t: Labels): string {
  const count = (operation: Listing['operation']) => listingsOf({ operation, type: null, place: null, page: 1 }).length;
  return t(forTown('hub.description'), { sale: count('sale'), rent: count('rent'), town: ownTown() });
}

function agentOf(place: Place, listings: readonly Listing[]): string {
  const known = placeChain(place.id).find(({ agent }) => agent !== undefined)?.agent;
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const { agent } of listings) counts.set(agent, (counts.get(agent) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

function agentLine(place: Place, { name }: TeamMember, { locale, t }: PlaceWords): string {
  const { agency } = siteFacts();
  const register = agentRegister(place.region);
  const named = [name, register].filter((part) => part !== null).join(', ');
  const agent = name === agency.name ? named : `${named} (${agency.name})`;
  return t('agent.line', { where: inPlace(place, locale, fullName(place)), agent });
}

export function filterQuery({ operation, place, type }: PlaceQuery): string {
  const filters = { operation, type, area: place && place.id };
  return new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
}

function districtsOf(locale: Locale): PlacePageView['districts'] {
  const { districts } = priceLevels();
  return {
    rows: districts.map(({ name, price }) => ({ name, value: formatNumber(price.value, locale) })),
    source: levelSources(districts, locale),
  };
}
