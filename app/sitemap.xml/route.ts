import { writeSitemap } from '@/lib/seo/write-sitemap';
import { catalogueFeed } from '@/lib/server/feeds/catalogue-feed';
import { siteUrl } from '@/lib/server/site-url';

/** Not cached: Next measures cached pages as JSON, which is slower than writing them. */
export const dynamic = 'force-dynamic';

export const GET = catalogueFeed('application/xml; charset=utf-8', () => writeSitemap(siteUrl));
