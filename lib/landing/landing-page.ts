import 'server-only';
import { saleTimeWellPricedDays } from '@/content/rates';
import type { Locale } from '@/lib/i18n/locales';
import { siteFacts } from '@/lib/site/site-facts';
import { listArticles } from '@/lib/writing/articles';
import { listFaqs } from '@/lib/writing/faqs';
import { getListingCard, type ListingCardView } from '@/lib/listings/list/listing-card';
import { listListings, listOnMarket, type Listing } from '@/lib/listings/catalogue/listings';
import { shownAreas } from '@/lib/listings/list/shown-areas';
import { isSampleTown } from '@/lib/site/own-town';
import { declaredImage } from '@/lib/site/declared-image';
import { getImage } from '@/lib/site/images';
import { listTestimonials } from '@/lib/site/testimonials';
import { newestForSale, newestOfEachWay } from './latest-listings';
import { readMatches, readMortgageExample, readPriceLevels } from './tool-previews';
import { readTracking } from './value-tracking';

const ARTICLES_SHOWN = 3;
const TESTIMONIALS_SHOWN = 3;
const FAQS_SHOWN = 5;

const figures = ['clients', 'years', 'awards', 'properties'] as const;

const THOUSAND = 1_000;

export type LandingContent = ReturnType<typeof readLanding>;

const inThousands = (count: number): string => (count < THOUSAND ? String(count) : `${Math.floor(count / THOUSAND)}K`);

function heroImages(locale: Locale) {
  if (isSampleTown()) return { wide: getImage('hero-wide', locale), tall: getImage('hero-tall', locale) };
  return { wide: getImage('moraira-villa-2', locale), tall: getImage('moraira-villa-2', locale) };
}

export function readLanding(locale: Locale) {
  const { agency } = siteFacts();
  const { awards, clients, properties, yearsOfExperience: years } = agency.statistics;
  const counts = { awards, clients, properties, years };
  const newest = newestForSale(listListings());
  const image = (name: string) => getImage(name, locale);
  const card = (listing: Listing): ListingCardView => getListingCard(listing, locale);
  const faqs = listFaqs(locale);
  // Answers that take the town of the samples as their example stay on /faq.
  const isShown = ({ answer }: (typeof faqs)[number]) => isSampleTown() || !answer.includes('Barcelona');
  return {
    hero: { ...heroImages(locale), newest: newest && card(newest) },
    statistics: {
      founded: agency.founded,
      street: agency.address.street,
      phone: agency.phone,
      clients: inThousands(clients),
      years: String(years),
      awards: String(awards),
      properties: String(properties),
      shown: figures.filter((figure) => counts[figure] > 0),
      isSample: agency.statistics.isSample === true,
    },
    ways: {
      buy: declaredImage('living-cream', locale),
      sell: declaredImage('bedroom-sea', locale),
      // One image each: the row of cards scrolls sideways itself.
      latest: newestOfEachWay(listListings()).map((listing) => ({ ...card(listing), imageCount: 0, swipeCount: 1 })),
      count: listOnMarket().length,
      saleDays: saleTimeWellPricedDays.value,
    },
    tools: {
      levels: readPriceLevels(locale),
      mortgage: readMortgageExample(locale),
      matches: readMatches(locale),
    },
    valuationBanner: { image: declaredImage('moraira-villa-2', locale) },
    tracking: readTracking(locale),
    reading: {
      guides: image('guide-buying-tall'),
      resources: image('guide-legal'),
      blog: image('blog-market'),
      articles: listArticles(locale).slice(0, ARTICLES_SHOWN),
      areas: shownAreas(),
    },
    voices: listTestimonials(locale).slice(0, TESTIMONIALS_SHOWN),
    questions: {
      shown: faqs.filter(isShown).slice(0, FAQS_SHOWN),
      more: faqs.length - FAQS_SHOWN,
    },
  };
}
