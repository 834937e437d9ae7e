import { notFound } from 'next/navigation';
import { cache } from 'react';
import { PlaceStrip } from '@/components/map/place-strip';
import { PlaceView } from '@/components/listings/place-page/place-view';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { localizedHref } from '@/lib/i18n/href';
import { readPlacePage } from '@/lib/places/place-page';
import { placePath, readPlacePath } from '@/lib/places/place-query';
import { placeStrip } from '@/lib/places/place-strip';
import { listBuiltQueries } from '@/lib/places/rule-of';
import { pageMetadata } from '@/lib/seo/metadata';
import { placeOgImageName } from '@/lib/seo/og-name';
import { placeImageName } from '@/lib/site/area-image';
import { mapTiles } from '@/lib/server/services/map/map-source';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export type PlaceRouteProps = { params: Promise<{ path?: string[] }> };

/** Includes the locale: Next builds no page if a locale has no parameters. */
export const builtPlaces = (locale: Locale) =>
  listBuiltQueries().map((query) => ({ locale, path: localizedHref(locale, placePath(query)).split('/').slice(3) }));

/** Cached for head and body. The middleware answers unknown paths. */
const read = cache(async (path: string) => readPlacePage(readPlacePath(path) ?? notFound(), await currentLocale()));

const pageOf = async ({ params }: PlaceRouteProps) => read(['/homes', ...((await params).path ?? [])].join('/'));

export async function placeMetadata(props: PlaceRouteProps): Promise<Metadata> {
  const { description, query, rule, title } = await pageOf(props);
  const { place } = query;
  return pageMetadata({
    locale: await currentLocale(),
    path: '/properties',
    href: placePath(query),
    title,
    description,
    isIndexed: rule.kind === 'indexed',
    canonical: rule.kind === 'same' ? placePath(rule.as) : null,
    ...(place && placeImageName(place.id) !== null && { image: placeOgImageName(place.id) }),
  });
}

export async function PlaceRoute(props: PlaceRouteProps) {
  const page = await pageOf(props);
  const strip = placeStrip(page.query, await currentLocale());
  return <PlaceView page={page} map={strip && <PlaceStrip strip={strip} tiles={mapTiles()} />} siteUrl={siteUrl} />;
}
