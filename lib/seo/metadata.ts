import { siteFacts } from '@/lib/site/site-facts';
import { formattingLocale, locales, type Locale } from '@/lib/i18n/locales';
import { localizedHref, type AppHref } from '@/lib/i18n/href';
import type { AppPath } from '@/lib/i18n/routes';
import { fit, TITLE_MAX } from '@/lib/text/fit';
import { ogImageName } from './og-name';
import type { Metadata } from 'next';

type PageMetadata = {
  locale: Locale;
  path: AppPath;
  href?: AppHref;
  title: string;
  description: string;
  isTitleWhole?: boolean;
  isIndexed?: boolean;
  /** Page to index instead; removes the alternates. */
  canonical?: AppHref | null;
  /** Name of the social image; defaults to that of the path. */
  image?: string;
  /** ISO dates. */
  article?: Readonly<{ published: string; modified?: string | undefined; authors: string[] }>;
};

/** Adds the agency name within 60 characters. */
export function pageMetadata(page: PageMetadata): Metadata {
  const {
    locale,
    path,
    title,
    description,
    isTitleWhole = false,
    isIndexed = true,
    article,
    href = path,
    canonical = null,
  } = page;
  const image = { url: `/${locale}/og/${page.image ?? ogImageName(path)}`, width: 1200, height: 630, alt: title };
  const url = localizedHref(locale, href);
  return {
    title: { absolute: isTitleWhole ? title : fit(title, [` | ${siteFacts().agency.name}`], TITLE_MAX) },
    description,
    ...(canonical !== null
      ? { alternates: { canonical: localizedHref(locale, canonical) } }
      : isIndexed
        ? { alternates: { canonical: url, languages: alternates(href) } }
        : { robots: { index: false } }),
    openGraph: {
      title,
      description,
      url,
      ...(article
        ? {
            type: 'article',
            publishedTime: article.published,
            modifiedTime: article.modified ?? article.published,
            authors: article.authors,
          }
        : { type: 'website' }),
      images: [image],
      locale: formattingLocale[locale].replace('-', '_'),
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => formattingLocale[other].replace('-', '_')),
    },
    twitter: { card: 'summary_large_image', images: [image.url] },
  };
}

/** `x-default` has no locale and redirects. */
function alternates(href: AppHref): Record<string, string> {
  return {
    ...Object.fromEntries(locales.map((locale) => [locale, localizedHref(locale, href)])),
    'x-default': href,
  };
}
