import { isLocale } from '@/lib/i18n/locales';
import { cardImages } from '@/lib/listings/images/card-images';
import { findListing } from '@/lib/listings/catalogue/listings';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string; locale: string }> };

const MAX_AGE_S = 300;

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { id, locale } = await params;
  const listing = findListing(id);
  if (!listing || !isLocale(locale)) return Response.json({ code: 'notFound' }, { status: 404 });
  const headers = { 'cache-control': `public, max-age=${MAX_AGE_S}` };
  return Response.json(cardImages(listing, locale), { headers });
}
