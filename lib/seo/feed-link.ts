import type { Locale } from '@/lib/i18n/locales';
import { feedPath } from './feed';
import type { Metadata } from 'next';

/** A page's metadata with the link by which readers of feeds find the one of its language. */
export function withFeed(page: Metadata, locale: Locale, title: string): Metadata {
  return {
    ...page,
    alternates: { ...page.alternates, types: { 'application/rss+xml': [{ url: feedPath(locale), title }] } },
  };
}
