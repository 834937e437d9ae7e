import { escapeXml } from '@/lib/text/escape-xml';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import { localizedHref } from '@/lib/i18n/href';
import type { AppPath } from '@/lib/i18n/routes';

export function feedPath(locale: Locale): string {
  return `/${locale}/blog/rss.xml`;
}

type FeedItem = Readonly<{ href: AppPath; title: string; excerpt: string; category: string; date: string }>;

type Feed = Readonly<{
  locale: Locale;
  siteUrl: URL;
  title: string;
  description: string;
  items: readonly FeedItem[];
}>;

export function buildFeed({ locale, siteUrl, title, description, items }: Feed): string {
  const address = (path: string) => new URL(path, siteUrl).href;
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const self = escapeXml(address(feedPath(locale)));
  const entries = items.map((item) => {
    const url = address(localizedHref(locale, item.href));
    return [
      '<item>',
      element('title', item.title),
      element('link', url),
      `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
      element('pubDate', rfc822(item.date)),
      element('category', item.category),
      element('description', item.excerpt),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', address(localizedHref(locale, '/blog'))),
    element('description', description),
    element('language', formattingLocale[locale].toLowerCase()),
    ...(items[0] ? [element('lastBuildDate', rfc822(items[0].date))] : []),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>',
  ].join('\n');
}

function rfc822(isoDate: string): string {
  return new Date(`${isoDate}T00:00:00Z`).toUTCString();
}
