import { siteUrl } from '@/lib/server/site-url';
import type { MetadataRoute } from 'next';

/** Private addresses for calendar programs, which may obey robots.txt; their answers have `noindex`. */
const CALENDARS = ['/api/calendars/', '/api/viewings.ics'];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', ...CALENDARS],
      disallow: ['/api/', '/*/dashboard', '/*/auth/', '/*/logout'],
    },
    sitemap: new URL('/sitemap.xml', siteUrl).href,
  };
}
