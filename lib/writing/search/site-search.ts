import 'server-only';
import { getTranslations } from 'next-intl/server';
import { textBlocks } from '@/lib/text/plain-text';
import { excerptOf, highlight, type Segment } from './highlight';
import { buildSiteIndex, siteKinds, type Hit, type SiteDocument, type SiteKind } from './site-index';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { getArea } from '@/lib/site/areas';
import { findArticle, listArticles } from '@/lib/writing/articles';
import { listFaqs } from '@/lib/writing/faqs';
import { findGuide, listGuides } from '@/lib/writing/guides';
import { getListingCard, type ListingCardView } from '@/lib/listings/listing-card';
import { perCatalogue } from '@/lib/listings/catalogue';
import { listListings } from '@/lib/listings/listings';

type Shown = Readonly<{
  href: AppHref;
  context: string;
  listing: Pick<ListingCardView, 'image' | 'type' | 'price' | 'isRent'> | null;
}>;

type Entry = SiteDocument & Shown;

type SiteHit = Shown & Readonly<{ id: string; title: readonly Segment[]; excerpt: readonly Segment[] }>;

export type SiteResult = Readonly<{
  total: number;
  /** Best group first; none is empty. */
  groups: readonly Readonly<{ kind: SiteKind; total: number; hits: readonly SiteHit[] }>[];
}>;

/** Per kind. */
const SHOWN = 6;

async function listingsIn(locale: Locale): Promise<Entry[]> {
  const t = await getTranslations({ locale, namespace: 'listingFacts' });
  const tList = await getTranslations({ locale, namespace: 'listingList' });
  const tSearch = await getTranslations({ locale, namespace: 'searchPage' });
  return listListings().map((listing) => {
    const { href, title, place, price, isRent, image, type } = getListingCard(listing, locale);
    const { summary, opening, paragraphs } = listing.text[locale];
    return {
      id: `home ${listing.id}`,
      group: listing.id,
      kind: 'homes',
      title,
      keywords: [
        place,
        getArea(listing.area).name,
        listing.street,
        listing.municipality,
        listing.reference,
        t(`type.${listing.type}`),
        tSearch(`alsoCalled.${listing.type}`),
        tList(`operations.${listing.operation}`),
        ...listing.features.map((feature) => t(`features.${feature}`)),
      ].join(' '),
      texts: [summary, opening, ...paragraphs],
      href,
      context: place,
      listing: { image, type, price, isRent },
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

/** Each step is an entry. */
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

async function buildIndex(locale: Locale) {
  return buildSiteIndex([
    ...(await listingsIn(locale)),
    ...articlesIn(locale),
    ...guidesIn(locale),
    ...questionsIn(locale),
  ]);
}

const indexes = perCatalogue(() => new Map<Locale, ReturnType<typeof buildIndex>>());

/** Built on first use. */
function indexOf(locale: Locale): ReturnType<typeof buildIndex> {
  const built = indexes().get(locale) ?? buildIndex(locale);
  indexes().set(locale, built);
  return built;
}

function show({ document, terms }: Hit<Entry>): SiteHit {
  const { id, title, texts, href, context, listing } = document;
  return {
    id,
    href,
    context,
    listing,
    title: highlight(title, terms),
    excerpt: highlight(excerptOf(texts, terms), terms),
  };
}

/** `query` comes from `readQuery`. */
export async function searchSite(query: string, locale: Locale): Promise<SiteResult> {
  const hits = (await indexOf(locale))(query);
  const groups = siteKinds
    .map((kind) => hits.filter(({ document }) => document.kind === kind))
    .filter(([best]) => best !== undefined)
    .toSorted(([one], [other]) => (other?.score ?? 0) - (one?.score ?? 0))
    .map((found) => ({
      kind: found[0]?.document.kind ?? 'homes',
      total: found.length,
      hits: found.slice(0, SHOWN).map(show),
    }));
  return { total: hits.length, groups };
}
