import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';
import { escapeXml } from '@/lib/text/escape-xml';
import { listSitePages } from './site-pages';

export function* writeSitemap({ origin }: URL): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  for (const { path, updated } of listSitePages()) {
    const date = updated === undefined ? '' : `<lastmod>${updated}</lastmod>\n`;
    // Parsing ten thousand URLs would dominate the run time.
    for (const locale of locales) {
      yield `<url>\n<loc>${escapeXml(origin + localizedHref(locale, path))}</loc>\n${date}</url>\n`;
    }
  }
  yield '</urlset>\n';
}
