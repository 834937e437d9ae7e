import 'server-only';
import { getTranslations } from 'next-intl/server';
import { textBlocks } from '@/lib/text/plain-text';
import { pageDocuments } from './page-documents';
import { excerptOf, highlight, type Segment } from './highlight';
import {
  buildSiteIndex,
  searchedWords,
  siteKinds,
  type Hit,
  type SiteDocument,
  type SiteIndex,
  type SiteKind,
} from './site-index';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { listingPath } from '@/lib/i18n/routes';
import { getArea } from '@/lib/site/areas';
import { siteFacts } from '@/lib/site/site-facts';
import { deskWriting } from '@/lib/writing/desk-writing';
import { findArticle, listArticles } from '@/lib/writing/articles';
import { listFaqs } from '@/lib/writing/faqs';
import { findGuide, listGuides } from '@/lib/writing/guides';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { currentCatalogue } from '@/lib/listings/catalogue/catalogue';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { listingPlace } from '@/lib/listings/page/listing-name';

type Shown = Readonly<{
  href: AppHref;
  context: string;
  listing: Pick<ListingCardView, 'image' | 'type' | 'price' | 'priceNote' | 'energyLabel' | 'lettingNote'> | null;
}>;

type Entry = SiteDocument & Omit<Shown, 'listing'> & Readonly<{ listing: Listing | null }>;

type SiteHit = Shown & Readonly<{ id: string; title: readonly Segment[]; excerpt: readonly Segment[] }>;

export type SiteResult = Readonly<{
  total: number;
  missing: readonly string[];
  groups: readonly Readonly<{ kind: SiteKind; total: number; hits: readonly SiteHit[] }>[];
}>;

const SHOWN = 6;
const PORTION = 100;

async function listingsIn(listings: readonly Listing[], locale: Locale): Promise<Entry[]> {
  const t = await getTranslations({ locale, namespace: 'listingFacts' });
  const tList = await getTranslations({ locale, namespace: 'listingList' });
  const tSearch = await getTranslations({ locale, namespace: 'searchPage' });
  return listings.map((listing) => {
    const { opening, paragraphs, summary, title } = listing.text[locale];
    const place = listingPlace(listing);
    return {
      id: `home ${listing.id}`,
      group: listing.id,
      kind: 'homes',
      title,
      keywords: [
        place,
        getArea(listing.area).name,
        listing.street ?? '',
        listing.municipality,
        listing.reference,
        listing.reference.replace(/\W/g, ''),
        t(`type.${listing.type}`),
        tSearch(`alsoCalled.${listing.type}`),
        tList(`operations.${listing.operation}`),
        ...listing.features.map((feature) => t(`features.${feature}`)),
      ].join(' '),
      texts: [summary, opening, ...paragraphs],
      hidden: Object.values(listing.otherTexts ?? {}).flatMap(({ text = '', title = '' }) => [title, text]),
      href: listingPath(listing.id),
      context: place,
      listing,
    };
  });
}

function articlesIn(locale: Locale): Entry[] {
  return listArticles(locale).map(({ id, href, title, excerpt }) => ({
    id: `article ${id}`,
    group: id,
    kind: 'articles',
    title,
    keywords: '',
    texts: [excerpt, ...textBlocks(findArticle(id, locale)?.fullContent ?? '')],
    href,
    context: '',
    listing: null,
  }));
}

function guidesIn(locale: Locale): Entry[] {
  return listGuides(locale).flatMap(({ id, href, title, excerpt }) => {
    const guide = { group: id, kind: 'guides' as const, keywords: '', listing: null };
    const steps = findGuide(id, locale)?.steps ?? [];
    return [
      { ...guide, id: `guide ${id}`, title, texts: [excerpt], href, context: '' },
      ...steps.map((step) => ({
        ...guide,
        id: `guide ${id} ${step.id}`,
        title: step.title,
        texts: [...textBlocks(step.body), ...step.checklist],
        href: `${href}#${step.id}` as const,
        context: title,
      })),
    ];
  });
}

function questionsIn(locale: Locale): Entry[] {
  return listFaqs(locale).map(({ id, question, answer }) => ({
    id: `question ${id}`,
    group: id,
    kind: 'questions',
    title: question,
    keywords: '',
    texts: textBlocks(answer),
    href: `/faq#${id}`,
    context: '',
    listing: null,
  }));
}

async function pagesIn(locale: Locale): Promise<Entry[]> {
  return (await pageDocuments(locale)).map(({ href, title, description, keywords }) => ({
    id: `page ${href}`,
    group: href,
    kind: 'pages',
    title,
    keywords,
    texts: [description],
    href,
    context: '',
    listing: null,
  }));
}

type Texts = Readonly<{ facts: object; writing: object; ids: readonly string[] }>;
type Index = { index: SiteIndex<Entry>; texts: Texts; listings: ReadonlyMap<string, Listing> };

const indexes = new Map<Locale, Promise<Index>>();

async function indexOf(locale: Locale): Promise<SiteIndex<Entry>> {
  const former = indexes.get(locale) ?? newIndex(locale);
  const next = former
    .then((current) => followTexts(current, locale))
    .then((current) => followCatalogue(current, locale));
  indexes.set(locale, next);
  // After an error, the next search rebuilds the index.
  next.catch(() => indexes.delete(locale));
  return (await next).index;
}

async function newIndex(locale: Locale): Promise<Index> {
  const index = buildSiteIndex<Entry>();
  return { index, texts: await addTexts(index, locale), listings: new Map() };
}

async function addTexts(index: SiteIndex<Entry>, locale: Locale): Promise<Texts> {
  const [facts, writing] = [siteFacts(), deskWriting()];
  const texts = [...(await pagesIn(locale)), ...articlesIn(locale), ...guidesIn(locale), ...questionsIn(locale)];
  await index.add(texts);
  return { facts, writing, ids: texts.map(({ id }) => id) };
}

async function followTexts(current: Index, locale: Locale): Promise<Index> {
  const { index, texts } = current;
  if (texts.facts === siteFacts() && texts.writing === deskWriting()) return current;
  index.remove(texts.ids);
  return { ...current, texts: await addTexts(index, locale) };
}

async function followCatalogue({ index, listings: former, texts }: Index, locale: Locale): Promise<Index> {
  const listings = currentCatalogue().byId;
  if (listings === former) return { index, listings, texts };
  index.remove([...former.keys()].filter((id) => !listings.has(id)).map((id) => `home ${id}`));
  // Unchanged listings are the same objects.
  const changed = [...listings.values()].filter((listing) => former.get(listing.id) !== listing);
  // In batches: thousands at once would block other requests.
  for (let start = 0; start < changed.length; start += PORTION) {
    await index.add(await listingsIn(changed.slice(start, start + PORTION), locale));
  }
  return { index, listings, texts };
}

function show({ document, terms }: Hit<Entry>, locale: Locale): SiteHit {
  const { id, title, texts, href, context, listing } = document;
  return {
    id,
    href,
    context,
    listing: listing && getListingCard(listing, locale),
    title: highlight(title, terms),
    excerpt: highlight(excerptOf(texts, terms), terms),
  };
}

/** Ranks matching listings above articles: the visitor may want one. */
function listingsBeforeArticles(groups: readonly (readonly Hit<Entry>[])[]): readonly (readonly Hit<Entry>[])[] {
  const isKind = (kind: SiteKind) => (hits: readonly Hit<Entry>[]) => hits[0]?.document.kind === kind;
  const listings = groups.filter(isKind('homes'));
  const others = groups.filter((group) => !listings.includes(group));
  const articles = others.findIndex(isKind('articles'));
  const place = groups.findIndex(isKind('homes'));
  return articles === -1 || place <= articles ? groups : others.toSpliced(articles, 0, ...listings);
}

/** `query` comes from `readQuery`. */
export async function searchSite(query: string, locale: Locale): Promise<SiteResult> {
  const hits = (await indexOf(locale)).search(query);
  const best = siteKinds
    .map((kind) => hits.filter(({ document }) => document.kind === kind))
    .filter((group) => group.length > 0)
    .toSorted(([one], [other]) => (other?.score ?? 0) - (one?.score ?? 0));
  const groups = listingsBeforeArticles(best).map((group) => ({
    kind: group[0]?.document.kind ?? 'homes',
    total: group.length,
    hits: group.slice(0, SHOWN).map((hit) => show(hit, locale)),
  }));
  const found = new Set(hits.flatMap(({ typed }) => typed));
  return { total: hits.length, missing: searchedWords(query).filter((word) => !found.has(word)), groups };
}
