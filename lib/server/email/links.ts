import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/server/site-url';

export const linkIn = (locale: Locale) => (path: `/${string}`) =>
  `${siteUrl.origin}/${locale}${path === '/' ? '' : path}`;
