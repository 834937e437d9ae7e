import type { Locale } from '@/lib/i18n/locales';
import { feedPath } from './feed';
import type { Metadata } from 'next';

export function withFeed(page: Metadata, locale: Locale, title: string): Metadata {
  return {
    ...page,
    alternates: { ...page.alternates, types: { 'application/rss+xml': [{ url: feedPath(locale), title }] } },
  };
}
