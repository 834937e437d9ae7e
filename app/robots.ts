import { siteUrl } from '@/lib/server/site-url';
import type { MetadataRoute } from 'next';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/*/dashboard', '/*/auth/', '/*/logout'] },
    sitemap: new URL('/sitemap.xml', siteUrl).href,
  };
}
