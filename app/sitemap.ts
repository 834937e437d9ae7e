import { listSitePages } from '@/lib/seo/site-pages';
import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/server/site-url';
import type { MetadataRoute } from 'next';

/** Every indexed page in both languages. Alternates stand in the pages themselves, and only there. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listSitePages().flatMap(({ path, updated }) =>
    locales.map((locale) => ({
      url: new URL(localizedHref(locale, path), siteUrl).href,
      ...(updated ? { lastModified: updated } : {}),
    })),
  );
}
