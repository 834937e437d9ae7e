import 'server-only';
import { saleTimeWellPricedDays } from '@/content/rates';
import type { Locale } from '@/lib/i18n/locales';
import { agency } from '@/lib/site/agency';
import { listArticles } from '@/lib/writing/articles';
import { listFaqs } from '@/lib/writing/faqs';
import { getListingCard, type ListingCardView } from '@/lib/listings/listing-card';
import { listListings, type Listing } from '@/lib/listings/listings';
import { getImage } from '@/lib/site/images';
import { listTestimonials } from '@/lib/site/testimonials';
import { newestForSale, oneOfEachArea } from './latest-listings';
import { readMatches, readMortgageExample, readPriceLevels } from './tool-previews';
import { readTracking } from './value-tracking';

/** Specification, section 9. */
const HOMES_SHOWN = 3;
const ARTICLES_SHOWN = 3;
const VOICES_SHOWN = 3;
const QUESTIONS_SHOWN = 5;

const THOUSAND = 1_000;

export type LandingContent = ReturnType<typeof parseListing>;

export function parseListing(locale: Locale) {
  const newest = newestForSale(listListings());
  const picture = (name: string) => getImage(name, locale);
  const card = (listing: Listing): ListingCardView => getListingCard(listing, locale);
  const faqs = listFaqs(locale);
  return {
    hero: { wide: picture('hero-wide'), tall: picture('hero-tall'), newest: newest[0] ? card(newest[0]) : null },
    statistics: {
      founded: agency.founded,
      street: agency.address.street,
      phone: agency.phone,
      clients: `${agency.statistics.clients / THOUSAND}K`,
      years: String(agency.statistics.yearsOfExperience),
      awards: String(agency.statistics.awards),
      properties: String(agency.statistics.properties),
    },
    ways: {
      buy: picture('living-cream'),
      sell: picture('bedroom-sea'),
      latest: oneOfEachArea(newest).slice(0, HOMES_SHOWN).map(card),
      count: listListings().length,
      saleDays: saleTimeWellPricedDays.value,
    },
    tools: {
      levels: readPriceLevels(locale),
      mortgage: readMortgageExample(locale),
      matches: readMatches(locale),
    },
    call: { picture: picture('moraira-villa-2') },
    tracking: readTracking(locale),
    reading: {
      guides: picture('guide-buying-tall'),
      resources: picture('guide-legal'),
      blog: picture('blog-market'),
      articles: listArticles(locale).slice(0, ARTICLES_SHOWN),
    },
    voices: listTestimonials(locale).slice(0, VOICES_SHOWN),
    questions: {
      shown: faqs.slice(0, QUESTIONS_SHOWN),
      more: faqs.length - QUESTIONS_SHOWN,
    },
  };
}
