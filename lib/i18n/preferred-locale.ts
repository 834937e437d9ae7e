import createMiddleware from 'next-intl/middleware';
import { NextRequest } from 'next/server';
import { defaultLocale, isLocale, type Locale } from './locales';
import { routing } from './routing';

const handleI18nRouting = createMiddleware(routing);

export function preferredLocale({ url, headers }: Request): Locale {
  const named = firstPart(url);
  if (isLocale(named)) return named;
  const redirect = handleI18nRouting(new NextRequest(new URL('/', url), { headers })).headers.get('location');
  const found = redirect ? firstPart(new URL(redirect, url).href) : undefined;
  return isLocale(found) ? found : defaultLocale;
}

const firstPart = (url: string) => new URL(url).pathname.split('/')[1];
