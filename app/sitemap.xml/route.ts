import { writeSitemap } from '@/lib/seo/write-sitemap';
import { catalogueFeed } from '@/lib/server/feeds/catalogue-feed';
import { siteUrl } from '@/lib/server/site-url';

/** No cached page: Next measures those as JSON, which takes longer than writing a megabyte. */
export const dynamic = 'force-dynamic';

export const GET = catalogueFeed('application/xml; charset=utf-8', () => writeSitemap(siteUrl));
