import { notFound } from 'next/navigation';
import { cache } from 'react';
import { PlaceView } from '@/components/listings/place-page/place-view';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { localizedHref } from '@/lib/i18n/href';
import { readPlacePage } from '@/lib/places/place-page';
import { placePath, readPlacePath } from '@/lib/places/place-query';
import { listBuiltQueries } from '@/lib/places/rule-of';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';

export type PlaceRouteProps = { params: Promise<{ path?: string[] }> };

/**
 * Parameters of the pages of the build in a language; others are rendered when first asked for. With the language: where
 * a route has none for one of them, Next builds none at all.
 */
export const builtPlaces = (locale: Locale) =>
  listBuiltQueries().map((query) => ({ locale, path: localizedHref(locale, placePath(query)).split('/').slice(3) }));

/** Once for head and body. The middleware answers for paths of no page. */
const read = cache(async (path: string) => readPlacePage(readPlacePath(path) ?? notFound(), await currentLocale()));

const pageOf = async ({ params }: PlaceRouteProps) => read(['/homes', ...((await params).path ?? [])].join('/'));

export async function placeMetadata(props: PlaceRouteProps): Promise<Metadata> {
  const { description, query, rule, title } = await pageOf(props);
  return pageMetadata({
    locale: await currentLocale(),
    // Of its image.
    path: '/properties',
    href: placePath(query),
    title,
    description,
    isIndexed: rule.kind === 'indexed',
    canonical: rule.kind === 'same' ? placePath(rule.as) : null,
  });
}

export async function PlaceRoute(props: PlaceRouteProps) {
  return <PlaceView page={await pageOf(props)} siteUrl={siteUrl} />;
}
