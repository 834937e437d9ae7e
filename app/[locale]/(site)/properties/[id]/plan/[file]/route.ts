import { getTranslations } from 'next-intl/server';
import { floorPlanFile, floorPlanFiles } from '@/lib/content/listing/floor-plans';
import { findListing, listListings } from '@/lib/content/listings';
import { isLocale, locales } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) =>
    listListings().flatMap((listing) => floorPlanFiles(listing).map((file) => ({ locale, id: listing.id, file }))),
  );
}

type Context = { params: Promise<{ locale: string; id: string; file: string }> };

/** The schematic plan of one level of a home, as its page shows it. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, id, file } = await params;
  const listing = findListing(id);
  if (!listing || !isLocale(locale)) return new Response('Not found', { status: 404 });
  const svg = floorPlanFile(listing, file, locale, await getTranslations({ locale, namespace: 'propertyFacts' }));
  if (svg === null) return new Response('Not found', { status: 404 });
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
