import { localizedHref } from '@/lib/i18n/href';
import { locales } from '@/lib/i18n/locales';
import { fallbackPath } from '@/lib/site/images';
import { escapeXml } from '@/lib/text/escape-xml';
import { listSitemapPages } from './site-pages';

const OPENING = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;

export function* writeSitemap({ origin }: URL): Generator<string> {
  yield OPENING;
  for (const { href, images = [], updated } of listSitemapPages()) {
    const date = updated === undefined ? '' : `<lastmod>${updated}</lastmod>\n`;
    const shown = images.map(
      (image) => `<image:image><image:loc>${origin}${fallbackPath(image)}</image:loc></image:image>\n`,
    );
    const rest = date + shown.join('');
    // Parsing ten thousand URLs would dominate the run time.
    for (const locale of locales) {
      yield `<url>\n<loc>${escapeXml(origin + localizedHref(locale, href))}</loc>\n${rest}</url>\n`;
    }
  }
  yield '</urlset>\n';
}
