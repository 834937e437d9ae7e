import 'server-only';
import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import { findArticle } from '@/lib/writing/articles';
import { getArea } from '@/lib/site/areas';
import { findGuide } from '@/lib/writing/guides';
import { getListingCard } from '@/lib/listings/list/listing-card';
import { findListing } from '@/lib/listings/catalogue/listings';
import { shownPrice } from '@/lib/listings/list/shown-price';
import { agentRegister } from '@/lib/site/agent-register';
import { listSitePages } from '@/lib/seo/site-pages';
import { getTeamMember } from '@/lib/site/team';
import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { isPlacePath, type AppPath } from '@/lib/i18n/routes';
import { ogImageName, placeOgImageName } from '@/lib/seo/og-name';
import { readPlacePath } from '@/lib/places/place-query';
import { placeImageName } from '@/lib/site/area-image';
import { findGazetteerPlace, fullName } from '@/lib/site/places';
import type { OgImage } from './og-image';
import { hasOwnImage, pageTitle, routeImages } from './og-pages';

/** One per indexed page and per place; other place pages share that of the list. */
export function ogImageNames(): readonly string[] {
  const names = listSitePages().flatMap(({ path }) => {
    if (!isPlacePath(path)) return ogImageName(path);
    const place = readPlacePath(path)?.place;
    return place && placeImageName(place.id) !== null ? placeOgImageName(place.id) : [];
  });
  return [...new Set(names)];
}

export async function findOgImage(name: string, locale: Locale): Promise<OgImage | null> {
  const words = listingWords(name, locale) ?? placeWords(name, locale) ?? (await pageWords(name, locale));
  return words && { agency: siteFacts().agency.name, ...words };
}

type Words = Omit<OgImage, 'agency'>;

function listingWords(name: string, locale: Locale): Words | null {
  const [, id = ''] = /^properties-(.+)\.jpg$/.exec(name) ?? [];
  const listing = findListing(id);
  if (!listing) return null;
  const { energyLabel, lettingNote } = getListingCard(listing, locale);
  const price = shownPrice(listing);
  const kicker = `${price === null ? '' : `${formatPrice(price, locale)} · `}${getArea(listing.area).name}`;
  const note = [energyLabel, agentRegister(listing.region), lettingNote].filter(Boolean).join(' · ');
  return { title: listing.text[locale].title, kicker, note, image: listing.images[0] ?? null };
}

function placeWords(name: string, locale: Locale): Words | null {
  const [, id = ''] = /^place-(.+)\.jpg$/.exec(name) ?? [];
  const place = findGazetteerPlace(id);
  const image = place && placeImageName(id);
  if (!place || !image) return null;
  return { title: fullName(place), kicker: translatorOf(locale, 'metadata')('ogKicker'), image };
}

async function pageWords(name: string, locale: Locale): Promise<Words | null> {
  const page = listSitePages().find(({ path }) => ogImageName(path) === name);
  return page ? ((await detail(page.path, locale)) ?? route(page.path, locale)) : null;
}

async function detail(path: AppPath, locale: Locale): Promise<Words | null> {
  const id = path.split('/').at(-1) ?? '';
  const article = findArticle(id, locale);
  if (article) {
    const t = await getTranslations({ locale, namespace: 'articleCategories' });
    return { title: article.title, kicker: t(article.category), image: article.image };
  }
  if (path.startsWith('/about/')) {
    const { name, role } = getTeamMember(id, locale);
    return { title: name, kicker: role, image: routeImages['/about'] };
  }
  const guide = path.startsWith('/guias/') ? findGuide(id, locale) : null;
  if (!guide) return null;
  const t = await getTranslations({ locale, namespace: 'guideCategories' });
  return { title: guide.title, kicker: t(guide.category), image: guide.image };
}

async function route(path: AppPath, locale: Locale): Promise<Words> {
  const t = await getTranslations({ locale, namespace: 'metadata' });
  const image = hasOwnImage(path) ? routeImages[path] : routeImages['/'];
  return { title: await pageTitle(path, locale), kicker: t('ogKicker'), image };
}
