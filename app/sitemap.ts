import { listSitePages } from '@/lib/seo/site-pages';
import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/server/site-url';
import type { MetadataRoute } from 'next';

/** Indexed pages in both locales. Alternates are in the pages only. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listSitePages().flatMap(({ path, updated }) =>
    locales.map((locale) => ({
      // Ten thousand times: parsing each would take longer than the rest.
      url: `${siteUrl.origin}${localizedHref(locale, path)}`,
      ...(updated ? { lastModified: updated } : {}),
    })),
  );
}
