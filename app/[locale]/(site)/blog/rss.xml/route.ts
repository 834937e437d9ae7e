import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import { listArticles } from '@/lib/writing/articles';
import { isLocale, locales } from '@/lib/i18n/locales';
import { buildFeed } from '@/lib/seo/feed';
import { siteUrl } from '@/lib/server/site-url';
import { forTown, ownTown } from '@/lib/site/own-town';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

type Context = { params: Promise<{ locale: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response('Not found', { status: 404 });
  const t = await getTranslations({ locale });
  const feed = buildFeed({
    locale,
    siteUrl,
    title: `${siteFacts().agency.name}: ${t('blogPage.name')}`,
    description: t(forTown('blogPage.description'), { town: ownTown() }),
    items: listArticles(locale).map((article) => ({
      ...article,
      category: t(`articleCategories.${article.category}`),
    })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
