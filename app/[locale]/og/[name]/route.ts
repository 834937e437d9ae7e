import { isLocale, locales } from '@/lib/i18n/locales';
import { findOgImage, ogImageNames } from '@/lib/server/seo/og-images';
import { renderOgImage } from '@/lib/server/seo/og-image';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return locales.flatMap((locale) => ogImageNames().map((name) => ({ locale, name })));
}

type Context = { params: Promise<{ locale: string; name: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, name } = await params;
  const image = isLocale(locale) ? await findOgImage(name, locale) : null;
  if (!image) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(await renderOgImage(image)), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
  });
}
