import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { chosenListing } from '@/lib/listings/map/chosen-listing';

type Context = { params: Promise<{ id: string }> };

const headers = { 'cache-control': 'no-store' };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const locale = new URL(request.url).searchParams.get('locale');
  const view = chosenListing(id, isLocale(locale) ? locale : defaultLocale);
  return view ? Response.json(view, { headers }) : Response.json({ code: 'notFound' }, { status: 404, headers });
}
